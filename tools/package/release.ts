// Part of `pnpm release`, after `changeset version`: records which interface of @vitalane/ui the new version has.
import { join } from 'node:path';
import { recordRelease } from './apiReport.ts';

recordRelease(join(import.meta.dirname, '../..'));
