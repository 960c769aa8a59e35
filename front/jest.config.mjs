import { browserProject } from '@sinima/testing/jest-project';

export default browserProject('front', import.meta.dirname);
