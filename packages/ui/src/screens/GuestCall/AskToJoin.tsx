import type { Ref } from 'react';
import { Banner } from '../../patterns/Banner/index.ts';
import { DeviceCheck } from '../../patterns/DeviceCheck/index.ts';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { EntryFrame } from '../shared/EntryFrame.tsx';
import { LocationField } from '../shared/LocationField.tsx';
import { guestCallCopy } from './GuestCallScreen.copy.ts';
import type { GuestCallScreenProps, GuestLobbyPhase } from './GuestCallScreen.types.ts';
import { guestSchema, longestGuestName } from './guest.schema.ts';

const { asking: copy } = guestCallCopy;

interface AskToJoinProps extends Omit<GuestCallScreenProps, 'phase'> {
  phase: Extract<GuestLobbyPhase, { status: 'asking' }>;
  titleRef: Ref<HTMLHeadingElement>;
}

/** Asks for the guest's name and location, and checks camera and microphone before the lobby. */
export function AskToJoin({ phase, hostName, titleRef, ...props }: AskToJoinProps) {
  const form = useSchemaForm(guestSchema, {
    isPending: false,
    onSubmit: ({ name, location }) => props.onKnock(name, location),
  });
  return (
    <EntryFrame
      title={copy.title(hostName)}
      lead={copy.lead(hostName)}
      titleRef={titleRef}
      brand={props.brand}
    >
      {phase.isRefused ? (
        <Banner tone="warning" title={copy.refused.title(hostName)}>
          {copy.refused.text}
        </Banner>
      ) : null}
      <Form form={form} aria-label={copy.title(hostName)}>
        <TextField
          name="name"
          label={copy.name}
          description={copy.nameHelp}
          defaultValue={phase.name}
          autoComplete="name"
          maxLength={longestGuestName}
          isRequired
        />
        <LocationField defaultValue={phase.location} />
        <DeviceCheck check={props.devices} menus={props.deviceMenus} onCheck={props.onCheckDevices} />
        <Button type="submit" width="full">
          {phase.isRefused ? copy.again : copy.submit}
        </Button>
      </Form>
    </EntryFrame>
  );
}
