export {
  type MeasureUnitChoice,
  UnitsOfMeasurementScreen,
  type UnitsOfMeasurementScreenProps,
} from './UnitsOfMeasurementScreen.tsx';
