import '@vitalane/ui/styles';
import type { ReactNode } from 'react';
import '../src/theme.css';

export const metadata = { title: 'Northside Pharmacy', icons: { icon: 'data:,' } };

/** Document of every page in the version for Next.js. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
