import { AppShell } from '@vitalane/ui/components/AppShell';
import { Page } from '@vitalane/ui/components/Page';
import { Stack } from '@vitalane/ui/components/Stack';
import { resolveTheme, type ThemeName } from '@vitalane/ui/theme';
import { useState } from 'react';
import { brand } from './brand.tsx';
import { CollectionCard } from './CollectionCard.tsx';
import { ReadingsCard } from './ReadingsCard.tsx';
import { SignInPage } from './SignInPage.tsx';

/** Theme on the page: the chosen one, else that of the system. */
const currentTheme = (chosen?: ThemeName): ThemeName =>
  resolveTheme(chosen ?? null, globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false);

/** The whole product: sign-in, then readings and collection in the shell. */
export function Pharmacy() {
  const [customer, setCustomer] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ThemeName>();
  if (customer === null) return <SignInPage onSignIn={setCustomer} />;
  const theme = currentTheme(chosen);
  function toggleTheme() {
    const other = theme === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset.theme = other;
    setChosen(other);
  }
  return (
    <AppShell
      brand={brand}
      navEntries={[{ href: '/', label: 'My medicines' }]}
      currentPath="/"
      links={{ home: '/', profile: '/', settings: '/' }}
      user={{ fullName: customer }}
      theme={theme}
      onToggleTheme={toggleTheme}
      onSignOut={() => setCustomer(null)}
    >
      <Page title="My medicines" lead="We make your prescription ready within the hour.">
        <Stack gap="lg">
          <CollectionCard />
          <ReadingsCard />
        </Stack>
      </Page>
    </AppShell>
  );
}
