import { finishDeletion } from '../../audit/deletion.ts';
import type { Handlers } from '../../contract/handlers.ts';
import { ApiError } from '../../errors/apiError.ts';
import {
  addAddress,
  deleteAddress,
  findAddress,
  listAddresses,
  makeDefault,
  toAddress,
  updateAddress,
} from './addresses.queries.ts';
import { checkAddress } from './addresses.rules.ts';
import type { AddressSearch } from './addressSearch.ts';

type AddressCalls =
  | 'listAddresses'
  | 'addAddress'
  | 'getAddress'
  | 'updateAddress'
  | 'deleteAddress'
  | 'searchAddresses';

/** Creates the handlers of delivery addresses. */
export function addressesHandlers(searchAddresses: AddressSearch): Pick<Handlers, AddressCalls> {
  return {
    async listAddresses({ caller, db, query }) {
      return { status: 200, body: await listAddresses(db, caller, query) };
    },

    async addAddress({ body, caller, db, now }) {
      const { address, unitNumber = '', postalCode, country = 'Singapore' } = body;
      const fields = checkAddress({ address, unitNumber, postalCode, country });
      return { status: 201, body: await addAddress(db, caller, { fields, now }) };
    },

    async getAddress({ caller, db, params }) {
      const found = await findAddress(db, caller, params.id);
      if (!found) throw new ApiError('not_found');
      return { status: 200, body: toAddress(found) };
    },

    async updateAddress({ body, caller, db, params }) {
      const found = await findAddress(db, caller, params.id);
      if (!found) throw new ApiError('not_found');
      const fields = checkAddress({ ...found, ...body });
      const updated = await db.transaction(async (tx) => {
        if (body.isDefault) await makeDefault(tx, caller, params.id);
        return await updateAddress(tx, caller, { id: params.id, fields });
      });
      if (!updated) throw new ApiError('not_found');
      return { status: 200, body: updated };
    },

    async deleteAddress(call) {
      const isDeleted = await deleteAddress(call.db, call.caller, call.params.id);
      return await finishDeletion(call, 'address.delete', isDeleted);
    },

    async searchAddresses({ query }) {
      return { status: 200, body: { items: await searchAddresses(query.s), nextCursor: null } };
    },
  };
}
