/** What the server sends of this game: `games/colonies/view.py`. */

export interface Ship {
  ship: string;
  seat: number;
  status: 'sea' | 'port' | 'due' | 'gone';
  place: string | null;
  port: string | null;
  holes: number;
  ammunition: number;
  prize: boolean;
  fired: boolean;
  sailed: boolean;
}

export interface Port {
  port: string;
  place: string;
  value: number;
  state: 'neutral' | 'free' | 'held';
  seat: number | null;
  hits: number;
  ammunition: number;
  hits_left: number;
  fired: boolean;
  shelled: number | null;
  ships: string[];
}

export interface Move {
  place: string;
  course: string;
  squares: number;
  path: string[];
  action: number;
  carried: string | null;
  sinks: string[];
  takes: string | null;
}

export interface Line {
  gun: string;
  from: string;
  to: string;
  over: string[];
  open: boolean;
  blocked_by: { kind?: string; place?: string } | null;
}

export interface Target {
  target: string;
  place: string;
  hits_left: number;
  guns: Line[];
}

export interface View {
  ships: Ship[];
  ports: Port[];
  phase: string;
  turn: number;
  round: number;
  wind: string | null;
  gale: string | null;
  toward: string | null;
  scores: number[];
  goal: number;
  fleets: number[];
  in_game: boolean[];
  due: string | null;
  target: string | null;
  guns: string[];
  reach: Record<string, Move[]>;
  range: Record<string, string[]>;
  targets: Target[];
}

export interface PortType {
  id: string;
  names: Record<string, string>;
  place: string;
  value: number;
  hits_to_free: number;
}

export interface Current {
  names: Record<string, string>;
  path: string[];
  tail: string;
  head: string;
}

export interface Components {
  names: Record<string, string>;
  width: number;
  height: number;
  grid: string[];
  start: string[];
  ports: PortType[];
  currents: Current[];
  fleets: { fleet: string; letter: string; ships: string[] }[];
  courses: string[];
  holes: number;
  goal: number;
  spinner: { sector: string; weight: number }[];
}
