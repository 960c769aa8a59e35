import { nestProject } from '@sinima/testing/jest-project';

export default nestProject('mfe-members-api', import.meta.dirname);
