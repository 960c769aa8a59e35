import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('site', import.meta.dirname);
