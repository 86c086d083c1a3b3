import type { FoundAddress } from '@vitalane/contract';
import { z } from 'zod';
import { ApiError } from '../../errors/apiError.ts';
import { loadList } from '../../lists/loadList.ts';

/** Search for addresses by postal code or street, best first. Throws `upstream_failed`. */
export type AddressSearch = (text: string) => Promise<FoundAddress[]>;

const maxResults = 20;
const timeoutMs = 3000;
const sample = loadList('addresses-sample', z.object({ address: z.string(), postalCode: z.string() }));
const answer = z.object({
  results: z.array(z.object({ ADDRESS: z.string(), POSTAL: z.string() })),
});

/** Creates the search with the service at the operator's URL, or with the bundled sample. */
export function createAddressSearch(serviceUrl: string | undefined): AddressSearch {
  return serviceUrl === undefined ? searchSample : (text) => searchService(serviceUrl, text);
}

async function searchSample(text: string): Promise<FoundAddress[]> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return sample
    .filter(({ address, postalCode }) => {
      const line = `${address} ${postalCode}`.toLowerCase();
      return words.length > 0 && words.every((word) => line.includes(word));
    })
    .slice(0, maxResults);
}

/** Searches the operator's service. Redirects are refused, because they could lead to another host. */
async function searchService(serviceUrl: string, text: string): Promise<FoundAddress[]> {
  const url = new URL(serviceUrl);
  url.search = new URLSearchParams({
    searchVal: text,
    returnGeom: 'N',
    getAddrDetails: 'Y',
    pageNum: '1',
  }).toString();
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new ApiError('upstream_failed');
    const { results } = answer.parse(await response.json());
    return results
      .filter(({ POSTAL }) => POSTAL !== 'NIL')
      .slice(0, maxResults)
      .map(({ ADDRESS, POSTAL }) => ({ address: ADDRESS, postalCode: POSTAL }));
  } catch {
    throw new ApiError('upstream_failed');
  }
}
