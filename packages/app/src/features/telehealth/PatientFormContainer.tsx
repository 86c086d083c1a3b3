import { connectQueue, type QueueView } from '@vitalane/flows/queue';
import { PatientFormScreen } from '@vitalane/ui/screens/PatientForm';
import { useProfile } from '../../api/account.ts';
import { useLookup } from '../../api/lookups.ts';
import { useToday } from '../../api/useToday.ts';
import { joinRemote, toRemote } from '../../lib/remote.ts';
import { checkNric } from './checkNric.ts';
import { knownPatient, registrationState } from './patientForm.ts';
import { keepLocation, keptLocation } from './presentLocation.ts';
import { QueueActor } from './QueueActor.tsx';

/** Route `/PatientForm`. */
export function PatientFormContainer() {
  const profile = useProfile();
  const genders = useLookup('/genders');
  const today = useToday();
  const actor = QueueActor.useActorRef();
  const queue = QueueActor.useSelector((snapshot) => connectQueue(snapshot, actor.send), sameView);
  return (
    <PatientFormScreen
      form={joinRemote(toRemote(profile), toRemote(genders), (person, { items }) => ({
        genders: items.map(({ name }) => name),
        known: { ...knownPatient(person, queue.nric), location: keptLocation() },
      }))}
      registration={registrationState(queue)}
      isUnknown={queue.status === 'notRegistered'}
      today={today}
      checkNric={checkNric}
      onRetry={() => {
        void profile.refetch();
        void genders.refetch();
      }}
      onRegister={(registration, location) => {
        keepLocation(location);
        queue.onRegister({ ...registration, is_verified: false, json: true });
      }}
      onJoinQueue={queue.onJoin}
    />
  );
}

const sameView = (one: QueueView, other: QueueView) =>
  one.status === other.status && one.notice === other.notice && one.refusal === other.refusal;
