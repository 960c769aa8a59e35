import { nestProject } from '@sinima/testing/jest-project';

export default nestProject('mfe-catalogue-api', import.meta.dirname);
