export { EditAddressScreen, type EditAddressScreenProps } from './EditAddressScreen.tsx';
