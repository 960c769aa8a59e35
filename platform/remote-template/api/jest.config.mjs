import { nestProject } from '@sinima/testing/jest-project';

export default nestProject('remote-template-api', import.meta.dirname);
