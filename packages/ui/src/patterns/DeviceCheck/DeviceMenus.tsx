import { useState } from 'react';
import { VolumeIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import type { FieldOption } from '../Field/index.ts';
import { SelectField } from '../SelectField/index.ts';
import { deviceCheckCopy } from './DeviceCheck.copy.ts';
import * as styles from './DeviceCheck.css.ts';

const { menus: copy } = deviceCheckCopy;

/** Kind of device that can be chosen. */
export type ChosenDevice = 'camera' | 'microphone' | 'speaker';

/** Devices of one kind. */
export interface DeviceMenu {
  /** Connected devices; none hides the menu. An empty label is replaced by a number. */
  options: readonly FieldOption[];
  /** Value of the device in use; empty while the system decides. */
  value: string;
  /** Value of a chosen device that did not open, so that another one is in use. */
  failedValue?: string;
}

/** Props of `DeviceMenus`. */
export interface DeviceMenusProps {
  /** Cameras. */
  camera: DeviceMenu;
  /** Microphones. */
  microphone: DeviceMenu;
  /** Speakers. Without options the system decides. */
  speaker: DeviceMenu;
  /** Called with the value of the chosen device. */
  onChoose: (kind: ChosenDevice, value: string) => void;
  /** Called to play a sound through the chosen speaker. */
  onPlaySound: () => void;
}

/** Renders the choice of camera, microphone and speaker, and a test sound. */
export function DeviceMenus({ onChoose, onPlaySound, ...menus }: DeviceMenusProps) {
  const [isPlayed, setPlayed] = useState(false);
  const play = () => {
    setPlayed(true);
    onPlaySound();
  };
  return (
    <div className={styles.column}>
      <Menu {...menus.camera} label={copy.camera} onChoose={(value) => onChoose('camera', value)} />
      <Menu
        {...menus.microphone}
        label={copy.microphone}
        onChoose={(value) => onChoose('microphone', value)}
      />
      <Menu {...menus.speaker} label={copy.speaker} onChoose={(value) => onChoose('speaker', value)} />
      <div className={styles.sound}>
        <Button variant="soft" leadingIcon={<VolumeIcon size={20} />} onPress={play}>
          {copy.play}
        </Button>
        <div role="status">
          {isPlayed ? (
            <Text size="small" tone="muted">
              {menus.speaker.options.length > 0 ? copy.played : copy.playedBySystem}
            </Text>
          ) : null}
        </div>
      </div>
    </div>
  );
}

interface MenuProps extends DeviceMenu {
  label: string;
  onChoose: (value: string) => void;
}

function Menu({ options, value, failedValue, label, onChoose }: MenuProps) {
  if (options.length === 0) return null;
  const named = options.map((option, index) => ({
    ...option,
    label: option.label || `${label} ${index + 1}`,
  }));
  const failed = named.find((option) => option.value === failedValue);
  return (
    <SelectField
      label={label}
      options={named}
      value={value}
      errorMessage={failed && copy.failed(failed.label)}
      placeholder={copy.bySystem}
      onChange={onChoose}
      isRequired
    />
  );
}
