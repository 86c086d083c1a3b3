import { mapRemote, ready } from '@vitalane/ui';
import { useState } from 'react';
import { toRemote } from '../../lib/remote.ts';
import { useSettled } from '../../lib/useSettled.ts';
import { useAddressSearch } from './addresses.api.ts';

const debounceMs = 250;

/** Returns the address search for the last input. Sends a request when typing pauses. */
export function useFoundAddresses() {
  const [text, setText] = useState('');
  const search = useAddressSearch(useSettled(text, debounceMs));
  const found = search.isEnabled ? mapRemote(toRemote(search), ({ items }) => items) : ready([]);
  return { found, onSearch: setText };
}
