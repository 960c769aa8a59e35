import { partProject } from '@sinima/testing/jest-project';

export default partProject('mfe-catalogue-api', import.meta.dirname);
