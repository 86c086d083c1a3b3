import '@vitalane/ui/styles';
import { createRoot } from 'react-dom/client';
import { Pharmacy } from './Pharmacy.tsx';
import './theme.css';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Pharmacy />);
