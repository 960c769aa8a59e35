import { browserProject } from '@sinima/testing/jest-project';

export default browserProject('runtime', import.meta.dirname);
