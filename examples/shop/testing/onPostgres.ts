import { inject } from 'vitest';
import { openTestShopsOn } from './openSeeded';

openTestShopsOn(inject('shopPostgres'));
