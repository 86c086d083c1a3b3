import { mapRemote } from '@vitalane/ui';
import { noticeMessages } from '@vitalane/ui/messages';
import {
  type ProfileEntry,
  type ProfileFields,
  type ProfileFiles,
  ProfileScreen,
} from '@vitalane/ui/screens/Profile';
import { useState } from 'react';
import { useProfile } from '../../api/account.ts';
import { invalidate } from '../../api/changes.ts';
import { toOptions, useLookup } from '../../api/lookups.ts';
import { useToday } from '../../api/useToday.ts';
import { notify } from '../../lib/notify.ts';
import { joinRemote, toRemote } from '../../lib/remote.ts';
import { useSubmission } from '../../lib/useSubmission.ts';
import { useDraft } from '../../session/drafts.ts';
import { useSession } from '../../session/useSession.ts';
import { useHealthRecord } from '../../shared/health-record/api.ts';
import { changeProfile, removeIdentityDocument, useAvatarSrc } from './api.ts';
import { isAsKnown, profileChange, profileFields, recordOf } from './profile.ts';

/** Route `/Profile`. */
export function ProfileContainer() {
  const profile = useProfile();
  const isPatient = useSession().role === 'ROLE_USER';
  const lists = useProfileLists();
  const { typed, forgetTyped, ...draft } = useTyped();
  return (
    <ProfileScreen
      // A new initial value remounts the fields.
      key={typed ? 'typed' : 'saved'}
      {...draft}
      {...useChange(forgetTyped)}
      {...useRemoval()}
      profile={joinRemote(toRemote(profile), lists.offered, (known, offered) => ({
        ...offered,
        fields: profileFields(known),
        typed,
        asksSmoking: isPatient,
        timeZone: known.timeZone,
        document: known.document,
      }))}
      avatarSrc={useAvatarSrc(profile.data?.avatar)}
      {...useRecord(isPatient)}
      today={useToday()}
      onRetry={() => {
        void profile.refetch();
        lists.refetch();
      }}
    />
  );
}

function useProfileLists() {
  const genders = useLookup('/genders');
  const ethnicities = useLookup('/ethnicities');
  const types = useLookup('/documents/get-type');
  const people = joinRemote(toRemote(genders), toRemote(ethnicities), (one, other) => ({
    genders: toOptions(one),
    ethnicities: toOptions(other),
  }));
  return {
    offered: joinRemote(people, toRemote(types), (offered, { items }) => ({
      ...offered,
      documentTypes: toOptions({ items: items.filter(({ name }) => name === 'NRIC' || name === 'FIN') }),
    })),
    refetch: () => void Promise.all([genders.refetch(), ethnicities.refetch(), types.refetch()]),
  };
}

function useRecord(isPatient: boolean) {
  const record = useHealthRecord(isPatient);
  return {
    record: isPatient ? mapRemote(toRemote(record), recordOf) : undefined,
    onRetryRecord: () => void record.refetch(),
  };
}

/** Returns the input from before a reload or the end of a session. Excludes the identity number and files. */
function useTyped() {
  const { data: known } = useProfile();
  const { found, write, discard } = useDraft<ProfileFields>('profile', known?.uuid);
  const [isForgotten, setForgotten] = useState(false);
  return {
    typed: isForgotten ? undefined : (found ?? undefined),
    forgetTyped: discard,
    onChange: (fields: ProfileFields) => (known && isAsKnown(fields, known) ? discard() : write(fields)),
    onDiscardTyped: () => {
      discard();
      setForgotten(true);
    },
  };
}

function useChange(onSaved: () => void) {
  const { data: known } = useProfile();
  const [files, setFiles] = useState<ProfileFiles>({});
  const { state, submit } = useSubmission();
  return {
    files,
    form: state,
    onChoose: (name: keyof ProfileFiles, file: File | undefined) =>
      setFiles(({ [name]: _, ...others }) => (file ? { ...others, [name]: file } : others)),
    onSave: (entry: ProfileEntry) => {
      if (!known) return;
      void submit(
        async () => {
          await changeProfile(known.uuid, profileChange(entry, known), files);
          setFiles({});
          onSaved();
          await invalidate('profile');
          notify({ type: 'success', message: noticeMessages['profile-updated'] });
        },
        { byCode: { identity_taken: 'document_code' } },
      );
    },
  };
}

function useRemoval() {
  const { state, submit } = useSubmission();
  return {
    removal: state,
    onRemoveDocument: () =>
      void submit(async () => {
        await removeIdentityDocument();
        await invalidate('profile');
      }),
  };
}
