import { partProject } from '@sinima/testing/jest-project';

export default partProject('remote-template-api', import.meta.dirname);
