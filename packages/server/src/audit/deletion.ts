import { ApiError } from '../errors/apiError.ts';
import type { Audit, AuditAction } from './audit.ts';

/** Records a deletion and returns the response 204. Throws `not_found` when nothing was deleted. */
export async function finishDeletion(
  { audit, params }: { audit: Audit; params: { id: string } },
  action: AuditAction,
  isDeleted: boolean,
): Promise<{ status: 204 }> {
  await audit(action, isDeleted ? 'done' : 'refused', { objectId: params.id });
  if (!isDeleted) throw new ApiError('not_found');
  return { status: 204 };
}
