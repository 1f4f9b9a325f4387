export interface PageEvents {
  chosen: { number: number };
  unheard: undefined;
}

export interface NeverUsed {
  number: number;
}
