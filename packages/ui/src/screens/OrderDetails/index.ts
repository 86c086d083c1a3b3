export { OrderDetailsScreen, type OrderDetailsScreenProps } from './OrderDetailsScreen.tsx';
