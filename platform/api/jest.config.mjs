import { nestProject } from '@sinima/testing/jest-project';

export default nestProject('api', import.meta.dirname);
