export { PrintPage, type PrintPageProps } from './PrintPage.tsx';
