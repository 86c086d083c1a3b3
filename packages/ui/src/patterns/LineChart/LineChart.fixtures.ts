import type { LineChartPoint, LineChartSeries } from './LineChart.types.ts';

/** Returns readings at the given days of December 2025, 08:15 in Singapore. */
function december(values: readonly (readonly [day: number, value: number])[]): LineChartPoint[] {
  return values.map(([day, value]) => ({
    at: `2025-12-${String(day).padStart(2, '0')}T08:15:00+08:00`,
    value,
  }));
}

/** Two weeks of home readings, with gaps. */
export const systolic: LineChartSeries = {
  id: 'systolic',
  name: 'Systolic',
  points: december([
    [2, 142],
    [3, 138],
    [4, 136],
    [6, 133],
    [9, 139],
    [10, 131],
    [12, 129],
    [13, 132],
    [15, 128],
    [16, 126],
  ]),
  target: { label: 'Systolic target', below: 135 },
};

/** Diastolic values of the same readings. */
export const diastolic: LineChartSeries = {
  id: 'diastolic',
  name: 'Diastolic',
  points: december([
    [2, 91],
    [3, 88],
    [4, 86],
    [6, 84],
    [9, 87],
    [10, 83],
    [12, 82],
    [13, 84],
    [15, 81],
    [16, 82],
  ]),
  target: { label: 'Diastolic target', below: 85 },
};

/** Fasting values, with a target that has two limits. */
export const sugar: LineChartSeries = {
  id: 'sugar',
  name: 'Blood sugar',
  points: december([
    [1, 6.1],
    [3, 7.4],
    [4, 6.8],
    [8, 5.9],
    [9, 8.2],
    [11, 6.6],
    [14, 6.2],
    [18, 5.4],
    [19, 3.8],
    [22, 6.4],
    [27, 6.9],
  ]),
  target: { label: 'Target', low: 4, high: 7 },
};

/** Three lipids over two years. */
export const lipids: readonly [LineChartSeries, LineChartSeries, LineChartSeries] = [
  { id: 'tc', name: 'Total cholesterol', points: yearly([6.1, 5.6, 5.2, 4.9]) },
  { id: 'ldl', name: 'LDL cholesterol', points: yearly([4.1, 3.5, 3.1, 2.6]) },
  { id: 'hdl', name: 'HDL cholesterol', points: yearly([1.1, 1.2, 1.2, 1.4]) },
];

function yearly(values: readonly number[]): LineChartPoint[] {
  const days = ['2024-01-15', '2024-09-02', '2025-03-20', '2025-11-28'];
  return values.map((value, index) => ({ at: `${days[index]}T09:00:00+08:00`, value }));
}
