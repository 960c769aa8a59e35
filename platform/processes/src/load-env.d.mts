export declare const envFile: string;
