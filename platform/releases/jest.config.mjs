import { nodeProject } from '@sinima/testing/jest-project';

export default nodeProject('releases', import.meta.dirname);
