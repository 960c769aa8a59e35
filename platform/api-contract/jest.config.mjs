import { nestProject } from '@sinima/testing/jest-project';

export default nestProject('api-contract', import.meta.dirname);
