import type { DeviceMenusProps } from './DeviceMenus.tsx';

/** Devices of a laptop with a headset. */
export const laptopMenus: Pick<DeviceMenusProps, 'camera' | 'microphone' | 'speaker'> = {
  camera: {
    options: [
      { value: 'built-in', label: 'Built-in camera' },
      { value: 'desk', label: 'Desk webcam (046d:0825)' },
    ],
    value: 'built-in',
  },
  microphone: {
    options: [
      { value: 'default', label: 'Default - Headset' },
      { value: 'array', label: 'Microphone Array (Digital Microphones)' },
    ],
    value: 'default',
  },
  speaker: {
    options: [
      { value: 'default', label: 'Default - Headset' },
      { value: 'loud', label: 'Loudspeaker' },
    ],
    value: 'default',
  },
};
