import '@vitalane/ui/styles';
import { createRoot } from 'react-dom/client';
import { CollectionPage } from './CollectionPage.tsx';
import './theme.css';

const root = document.getElementById('root');
if (root) createRoot(root).render(<CollectionPage />);
