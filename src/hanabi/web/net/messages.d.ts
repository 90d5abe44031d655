// The messages of the API. Made from its schemas by scripts/message_types.py: run `make message-types`, do not edit.

/** Carry out an action. A step count that is not the game's own makes it too late, and harmless. */
export type Act = {
  type: "act";
  action: Record<string, any> | string;
  steps: number;
  id?: number;
};

/** An action: what to send back as `action`, and for a clue the cards it would touch. */
export type ActionInfo = {
  do: "clue" | "decline" | "discard" | "play" | "take";
  card?: number | string | null;
  as?: string | null;
  to?: number | null;
  colour?: string | null;
  value?: number | null;
  touches?: Array<number> | null;
};

/** The actions of the viewer, as lists: in this order they make up `legal_actions` or `next_actions`. */
export type ActionsChange = {
  now: boolean;
  play?: Array<number>;
  as?: Array<string>;
  discard?: Array<number>;
  colours?: boolean;
  values?: boolean;
  take?: string | null;
  decline?: boolean;
};

export type AddOnInfo = {
  key: string;
  name: string;
  about: string;
};

/** Where others can open the page of this server, the likeliest to work first. */
export type Addresses = {
  origins: Array<string>;
};

/** What the operator of the server tells everybody, or that there is nothing more to tell. It is about no table. */
export type Announcement = {
  type: "announcement";
  text: string | null;
};

/** End the hypothesis, where it began (whoever leads). */
export type BackToRecord = {
  type: "back";
  id?: number;
};

/** The move that was found to be better. */
export type BetterMove = {
  action: ActionInfo;
  place: number | null;
  reason: string | null;
  line: Array<ActionInfo>;
};

/** A bot that can take a seat. */
export type BotInfo = {
  name: string;
  about: string;
};

/** What is different about a card in a hand, or all about it if it is new there, but for what is believed. */
export type CardChange = {
  face?: string | null;
  marked?: Array<string | number>;
  excluded?: Array<string | number>;
  possible?: string;
};

export type CardInfo = {
  id: number;
  face: string | null;
  marked: Array<ClueInfo>;
  excluded: Array<ClueInfo>;
  possible: Array<string>;
  believed: Array<string>;
};

/** Ask whose code this is. It can still be used afterwards. */
export type CarryAsked = {
  code: string;
};

/** A code that makes another browser one's own, once: for the address `/me#carry=CODE` and nobody else. */
export type CarryCode = {
  code: string;
  seconds: number;
};

/** Whom this browser would become. */
export type CarryOffer = {
  name: string;
  password: boolean;
  here: boolean;
};

/** Become whose code this is, in this browser. Whoever this browser was before is forgotten here. */
export type CarryTaken = {
  code: string;
  password?: string | null;
};

/** Set the table anew (the host, before the start). */
export type Change = {
  type: "change";
  settings: Settings;
  id?: number;
};

/** Take the own seat on another device, with the token of the personal link. */
export type Claim = {
  token: string;
};

/** How much time people and guests have, for each move or each of them for the whole game. */
export type ClockChoice = {
  per: "game" | "move";
  seconds: number;
  increment?: number;
};

/** The time that people have, as the server counts it; `Settings.clock` says how it is set. */
export type ClockInfo = {
  running: number | null;
  left: Array<number | null>;
};

/** Either a colour or a value. */
export type ClueInfo = {
  colour?: string | null;
  value?: number | null;
};

/** What else colour clues touch at a table. */
export type ColourReach = "nothing" | "same" | "with-values";

/** Delete oneself for good: confirmed by one's password, or by one's name if there is none. */
export type Deletion = {
  name?: string | null;
  password?: string | null;
};

/** A browser in which one is signed in. */
export type DeviceInfo = {
  browser: string;
  system: string;
  since: string;
  here: boolean;
};

/** The command with this id is carried out and, at a table, on disk. */
export type Done = {
  type: "done";
  id: number;
  number: number;
};

/** Put a suggestion away: your own, or as whoever leads that of anybody. */
export type DropSuggestion = {
  type: "drop";
  by: string;
  id?: number;
};

/** A moment of a game that goes on, seen as it was then. The log of the updates tells what led to it. */
export type EarlierMoment = {
  view: GameView;
  events: number;
};

export type EditionInfo = {
  key: string;
  name: string;
  about: string;
  players: Array<number>;
  add_ons: Array<AddOnInfo>;
  values: Array<number>;
};

export type EditionResultsInfo = {
  edition: string;
  title: string;
  results: ResultsInfo;
  shares: Array<number>;
};

/** Come in. The first to do so leads. */
export type EnterRoom = {
  type: "enter";
  name: string;
  key: string;
  before?: RoomBefore | null;
  id?: number;
};

/** What a move or a moment promises, with standard errors. */
export type EstimateInfo = {
  score: number;
  score_error: number;
  perfect: number;
  perfect_error: number;
};

export type FireworkInfo = {
  suit: string;
  height: number;
  top: string | null;
  next: number | null;
  next_copies: number;
  next_left: number;
  reachable: number;
  capped: boolean;
};

/** Say whether you see what is led to or look around on your own. */
export type FollowLeader = {
  type: "follow";
  following: boolean;
  id?: number;
};

/** Somebody with whom you have played. */
export type Friend = {
  id: string;
  name: string;
  games: number;
  last: string;
  invitable: boolean;
  ignored: boolean;
  invited: boolean;
};

/** A finished game, to be replayed. */
export type GameInfo = {
  id: string;
  title: string;
  players: Array<string>;
  turns: number;
  rules: RulesInfo;
  outcome: OutcomeInfo | null;
  notes: Array<Array<string>>;
  people: Array<PersonLink | null>;
};

/** A game as a point of the plot. */
export type GamePoint = {
  id: string;
  title: string;
  players: number;
  score: number;
  maximum: number;
  share: number;
  perfect: boolean;
  reason: string;
  ended: string;
};

export type GameTags = {
  tags: Array<string>;
};

/** All that the viewer may know, and nothing else. */
export type GameView = {
  seat: number | null;
  turn: number;
  to_act: number;
  hands: Array<Array<CardInfo>>;
  fireworks: Array<FireworkInfo>;
  discards: Array<PileInfo>;
  tokens: number;
  strikes: number;
  last_strike: boolean;
  deck_size: number;
  turns_left: number | null;
  pending: string | null;
  revealed_tiles: Array<string>;
  tiles_left: number;
  score: number;
  reachable_maximum: number;
  pace: number | null;
  legal_actions: Array<ActionInfo>;
  next_actions: Array<ActionInfo>;
  refusals: Record<string, string>;
  steps: number;
  outcome: OutcomeInfo | null;
};

/** A bot from outside that can be invited. */
export type GuestInfo = {
  name: string;
  places: number;
};

/** Who can be invited, if guests can come here at all. */
export type Guests = {
  open: boolean;
  guests: Array<GuestInfo>;
};

/** Let somebody else lead (whoever leads). */
export type HandOverLead = {
  type: "hand-over";
  to: string;
  id?: number;
};

/** Somebody else plays on at a seat, or has moved there once because the time was up. */
export type HandoverInfo = {
  seat: number;
  bot: string | null;
  was: string | null;
  cause: "away" | "failed" | "left" | "slow" | "back" | "time" | "time-end";
  after: number;
  text: string | null;
};

/** What a bot would do in your place. It was shown what you see, and nothing else. */
export type Hint = {
  bot: string;
  action: ActionInfo;
  why: ReasonInfo | null;
  text: string | null;
};

/** Whether the invitations of one person are kept from you. They are not told. */
export type IgnoreWish = {
  person: string;
  ignore: boolean;
};

/** Somebody asks you to their table. */
export type Invitation = {
  table: string;
  title: string;
  name: string;
  person: string | null;
  names: Array<string | null>;
  free: number;
  at: string;
};

/** Decline an invitation; it is not shown again. To accept one, join the table. */
export type InvitationAnswer = {
  table: string;
};

/** What you are asked to, and whether you want to be asked. */
export type Invitations = {
  open: boolean;
  waiting: Array<Invitation>;
};

/** Whether others may invite you. */
export type InvitationsWanted = {
  open: boolean;
};

/** Ask a bot from outside to sit down (the host, before the start); see `/api/guests`. */
export type Invite = {
  type: "invite";
  guest: string;
  id?: number;
};

/** Ask somebody with whom you have played to the table where you sit. */
export type Invited = {
  person: string;
};

/** Sit down at a free seat. */
export type Join = {
  name: string;
};

/** Send whoever has this seat away (the host, before the start). A person cannot sit down again at this table. */
export type Kick = {
  type: "kick";
  seat: number;
  id?: number;
};

/** Show everybody something (whoever leads). What is left out stays as it is; another turn ends a hypothesis. */
export type LeadRoom = {
  type: "lead";
  turn?: number;
  seat?: number | null;
  pointed?: Array<number> | null;
  spoiler_free?: boolean;
  id?: number;
};

/** Give the seat up (before the start). */
export type Leave = {
  type: "leave";
  id?: number;
};

/** The kinds of things that are left out. */
export type LeftOut = "characters" | "end";

/** What came of it. */
export type LessonAnswer = {
  right: boolean;
  text: string;
  happened: Array<LogEntry>;
  view: GameView;
};

/** A lesson of the list. The first one is for those who have never played. */
export type LessonInfo = {
  key: string;
  title: string;
  about: string;
  edition: string;
  add_ons: Array<string>;
  scenes: number;
  minutes: number;
};

/** What to look at in a scene. */
export type LessonLook = {
  cards: Array<number>;
  panels: Array<"deck" | "discards" | "fireworks" | "own-hand" | "score" | "strikes" | "tiles" | "tokens">;
};

/** A moment of a real game, and what is to be done there. The view is that of the seat of whoever learns. */
export type LessonScene = {
  lesson: string;
  number: number;
  scenes: number;
  title: string;
  text: string;
  task: string;
  names: Array<string>;
  rules: RulesInfo;
  view: GameView;
  log: Array<LogEntry>;
  look_at: LessonLook;
};

/** Do something in a scene. */
export type LessonTry = {
  action: ActionInfo;
};

/** A hypothesis: how the game goes on with other moves than those of the record. */
export type LineInfo = {
  turn: number;
  moves: Array<ActionInfo>;
  steps: number;
  moment?: Moment;
};

/** A table of the lobby. */
export type Listed = {
  id: string;
  title: string;
  state: "open" | "over" | "playing";
  names: Array<string | null>;
  free: number;
};

/** One event as the viewer saw it. */
export type LogEntry = {
  turn: number;
  event: Record<string, any>;
  text?: string | null;
  why?: ReasonInfo | null;
};

/** The last copy of a card that was needed went to the discard pile. */
export type LostCardInfo = {
  turn: number;
  seat: number;
  card: string;
  points: number;
};

/** Who one is here. Somebody who never had a seat has neither a name nor an id. */
export type Me = {
  name: string | null;
  id: string | null;
  since: string | null;
  password: boolean;
  devices: Array<DeviceInfo>;
  seats: number;
};

/** One moment of a finished game, and the log up to it. */
export type Moment = {
  view: GameView;
  log: Array<LogEntry>;
};

export type MonthInfo = {
  month: string;
  results: ResultsInfo;
};

/** A table where this browser has a seat, whether it is public or not. */
export type MyTable = {
  id: string;
  title: string;
  state: "open" | "over" | "playing";
  names: Array<string | null>;
  you: number;
  to_act: number | null;
  substitute: boolean;
};

/** Have another name from now on. At tables where one sits already the name stays. */
export type NewName = {
  name: string;
};

/** Set, change or (with null) remove the password. Whoever has one has to give it. */
export type NewPassword = {
  password: string | null;
  old?: string | null;
};

/** Open a table and sit down at it as the host. */
export type NewTable = {
  name: string;
  settings?: Settings;
};

/** Write a note on a card in any hand, for oneself until the end; an empty text takes it away. */
export type Note = {
  type: "note";
  card: number;
  text: string;
  id?: number;
};

export type OutcomeInfo = {
  reason: string;
  score: number;
  tally: number;
  rating: [number, number] | null;
  text: string | null;
};

/** Somebody who was at the table. */
export type PartnerInfo = {
  id: string | null;
  name: string;
  kind: PlayerKind;
  results: ResultsInfo;
  last: string;
};

/** A finished game of this server. */
export type PastGame = {
  id: string;
  edition: string;
  add_ons: Array<string>;
  title: string;
  players: Array<string>;
  score: number;
  maximum: number;
  reason: string;
  ended: string;
  mine: boolean;
  people: Array<PersonLink | null>;
  tags: Array<string>;
};

export type PastGames = {
  games: Array<PastGame>;
  after: string | null;
};

/** Let the game stand still, and cover everybody's screen (any person at the table). */
export type Pause = {
  type: "pause";
  id?: number;
};

/** The game stands still: nobody sees it, and nobody can act. */
export type PauseInfo = {
  seat: number;
  since: number;
};

/** Who somebody at a table is. */
export type PersonLink = {
  id: string;
  name: string;
};

/** Report the person whose profile this is. They are not told. */
export type PersonReport = {
  reason: "name" | "other" | "play" | "talk";
  text?: string;
};

export type PileInfo = {
  id: number;
  face: string;
};

/** Who sat at a seat. */
export type PlayerKind = "bot" | "guest" | "person";

/** What was wrong with a request. */
export type Problem = {
  code: string;
  reason: string;
};

/** What the games of a person say: for themselves all of them, for others the public ones and those they sat in too.

    Games that were stopped count in `stopped` and nowhere else. */
export type Profile = {
  id: string | null;
  name: string | null;
  you: boolean;
  since: string | null;
  results: ResultsInfo | null;
  stopped: number;
  struck_out: number;
  perfect_streak: StreakInfo;
  day_streak: StreakInfo;
  editions: Array<EditionResultsInfo>;
  tables: Array<TableResultsInfo>;
  partners: Array<PartnerInfo>;
  months: Array<MonthInfo>;
  recent: Array<GamePoint>;
};

/** The best move and why. */
export type PuzzleAnswer = {
  text: string;
  reasons: Array<string>;
  moves: Array<PuzzleMove>;
  moments: Array<Moment>;
};

/** A day that has a puzzle. */
export type PuzzleDay = {
  day: string;
  title: string | null;
  players: number | null;
};

/** The days that have puzzles, the latest first. */
export type PuzzleDays = {
  today: string;
  days: Array<PuzzleDay>;
  more: boolean;
};

/** The puzzle of a day, as its solver sees it. While it is `making`, ask again. */
export type PuzzleInfo = {
  day: string;
  previous: string | null;
  next: string | null;
  state: "failed" | "making" | "ready";
  puzzle: PuzzleTable | null;
};

/** A legal action, and what it is worth. */
export type PuzzleMove = {
  action: ActionInfo;
  text: string;
  behind: number;
  error: number;
  end: number;
  friend: boolean;
  steady: boolean;
};

/** A moment of a game. Somebody has to move, and one move is surely the best. */
export type PuzzleTable = {
  title: string;
  players: Array<string>;
  you: number;
  rules: RulesInfo;
  moment: Moment;
  task: string;
};

/** A move that somebody takes for the best. */
export type PuzzleTry = {
  action: ActionInfo;
};

/** Whether a move is the best. */
export type PuzzleVerdict = {
  right: boolean;
  behind: number;
  error: number;
  text: string;
  answer: PuzzleAnswer | null;
};

/** Ask for a QR code. Links may hold a secret, so it is not asked for by an address. */
export type QrAsked = {
  text: string;
};

/** A QR code as an SVG path; around it four units have to stay light. */
export type QrCode = {
  size: number;
  path: string;
};

/** Put the own hand in another order. */
export type RearrangeHand = {
  type: "rearrange";
  order: Array<number>;
  id?: number;
};

/** Why a bot did something, as far as the viewer may know it now. After the end it is told whole. */
export type ReasonInfo = {
  name: string;
  card?: number | null;
  seat?: number | null;
  faces?: Array<string>;
  clue?: ClueInfo | null;
  text?: string | null;
};

/** The command with this id changed nothing. */
export type Refused = {
  type: "refused";
  id: number;
  code: string;
  reason: string;
};

/** Something said at the table: a set remark, or a line of chat. */
export type Remark = {
  number: number;
  seat: number;
  remark: string | null;
  text: string | null;
  name: string;
};

/** Open a table with the same people and settings (after the end). */
export type Rematch = {
  type: "rematch";
  id?: number;
};

/** A report is kept for the operator of this server. */
export type Reported = {
  reason: "name" | "other" | "play" | "talk";
};

/** How some games went. */
export type ResultsInfo = {
  games: number;
  perfect: number;
  mean: number;
  share: number;
  best: number;
  best_of: number;
};

/** Let the game go on (any person at the table). */
export type Resume = {
  type: "resume";
  id?: number;
};

/** Have the own seat back from the bot that plays on there (while the game runs). */
export type Return = {
  type: "return";
  id?: number;
};

/** What is known of a finished game. While it is `waiting` or `running`, it grows. */
export type ReviewInfo = {
  state: "complete" | "failed" | "none" | "partial" | "running" | "waiting";
  solution_only: boolean;
  ahead: number;
  mine: boolean;
  engine: boolean;
  how: string;
  done: number;
  moves: Array<ReviewedMove | null>;
  moments: Array<ReviewedMoment>;
  turning_points: Array<number>;
  efficiency: number | null;
  lost: Array<LostCardInfo>;
  shares: Array<ReviewShare>;
  solution: SolutionInfo | null;
};

/** What one player did for the team. */
export type ReviewShare = {
  seat: number;
  moves: number;
  labels: Record<string, number>;
  average_loss: number;
  clues: number;
  placed: number;
  discards: number;
  strikes: number;
  clued: number;
};

/** End a review. */
export type ReviewStop = {
};

/** Ask for a review. */
export type ReviewWish = {
  solution_only?: boolean;
};

/** How the game stood after a turn; 0 is the deal. */
export type ReviewedMoment = {
  turn: number;
  estimate: EstimateInfo;
  pace: number | null;
};

/** One move, and what it was worth among those that could have been made. */
export type ReviewedMove = {
  turn: number;
  seat: number;
  action: ActionInfo;
  place: number | null;
  played: EstimateInfo;
  label: "best" | "blunder" | "forced" | "good" | "inaccuracy" | "mistake";
  unlucky: boolean;
  loss: number;
  loss_error: number;
  perfect_loss: number;
  perfect_loss_error: number;
  better: BetterMove | null;
};

/** What a room was like when the connection was lost: it is like that again if the server has forgotten it. */
export type RoomBefore = {
  turn: number;
  leader?: string | null;
  seat?: number | null;
  spoiler_free?: boolean;
  moves?: Array<Record<string, any>>;
};

/** Somebody who is there. */
export type RoomPerson = {
  id: string;
  name: string;
  following: boolean;
};

/** The room as it is now. The talk goes on from where the last update left it. */
export type RoomUpdate = {
  type: "room";
  number: number;
  you: string;
  people: Array<RoomPerson>;
  leader: string | null;
  turn: number;
  seat: number | null;
  pointed: Array<number> | null;
  spoiler_free: boolean;
  suggestions: Array<Suggestion>;
  line: LineInfo | null;
  talk_from: number;
  talk: Array<SaidInRoom>;
};

/** Ask for the rules of a table in words, or why they are impossible. */
export type RulesAsked = {
  rules: RulesChoice;
  seats?: number | null;
  lang?: string;
};

/** An edition with add-ons, and the options a table may override (R25). */
export type RulesChoice = {
  edition?: string;
  add_ons?: Array<string>;
  house?: Array<string>;
  empty_clues?: boolean | null;
  announced_plays?: boolean | null;
  play_on?: boolean | null;
  strikeout?: Strikeout | null;
  clue_tokens?: number | null;
  strikes?: number | null;
  hand_size?: number | null;
  variant?: string | null;
  suits?: Array<Suit> | null;
  clue_cost?: number | null;
  named_values?: Array<number> | null;
  special_values?: Array<SpecialValue> | null;
  colour_reach?: ColourReach | null;
  value_reach?: ValueReach | null;
};

/** What the page shows of the rules in play. */
export type RulesInfo = {
  title: string;
  vocabulary: string;
  suits: Array<SuitInfo>;
  values: Array<number>;
  clue_tokens: number;
  strikes: number;
  hand_size: number | null;
  maximum: number;
  mixed_colours: Array<string>;
  parity: boolean;
  colours_touch: boolean;
  values_touch: boolean;
  empty_clues: boolean;
  announced_plays: boolean;
  play_on: boolean;
  bonus_tiles: Array<string>;
};

export type RulesSection = {
  heading: string;
  paragraphs: Array<string>;
};

export type RulesText = {
  title: string;
  deck_size: number;
  maximum: number;
  sections: Array<RulesSection>;
};

export type SaidInRoom = {
  name: string;
  text: string;
};

/** One of the set remarks, or a line of chat, as the table allows. */
export type Say = {
  type: "say";
  remark?: string | null;
  text?: string | null;
  id?: number;
};

export type SayInRoom = {
  type: "say";
  text: string;
  id?: number;
};

/** What the firework of a suit does to the score. */
export type Scoring = "penalty" | "points";

export type SeatInfo = {
  name: string | null;
  bot: string | null;
  guest: boolean;
  connected: boolean;
  substitute: boolean;
  away_since: number | null;
  thinking: boolean;
  loading: boolean;
  stuck: boolean;
};

/** The answer to opening, joining and claiming: the cookie is set, the token is for the personal link. */
export type Seated = {
  table: string;
  seat: number;
  token: string;
};

/** How a table is set; the host may change it until the start. */
export type Settings = {
  rules?: RulesChoice;
  seats?: number;
  bots?: Record<string, string>;
  first?: number | null;
  talk?: "chat" | "remarks" | "silent";
  spectators?: "delayed" | "everything" | "none" | "seat";
  public?: boolean;
  bot_delay?: boolean;
  winnable?: boolean;
  take_backs?: boolean;
  hints?: boolean;
  clock?: ClockChoice | null;
  time_out?: "bot" | "end";
};

/** Become somebody by their name and password. */
export type SignIn = {
  name: string;
  password: string;
};

/** With all cards open: could the game be won, and the move after which it no longer could. */
export type SolutionInfo = {
  verdicts: Array<VerdictLine>;
  lost_at: number | null;
  won_at: number | null;
  line: Array<ActionInfo>;
};

/** A value whose cards are touched otherwise than those of the others, in every suit that leaves it open. */
export type SpecialValue = {
  value: number;
  touched?: Touched;
  touched_by_values?: Touched;
};

/** Deal (the host, when every seat is taken). */
export type Start = {
  type: "start";
  id?: number;
};

/** What decided a game. `maximum` is the sum of `tally`, `lost` and `unplayed`. */
export type StoryInfo = {
  maximum: number;
  tally: number;
  lost: number;
  unplayed: number;
  sums: Array<string>;
  moments: Array<StoryLine>;
  losses: Array<StoryLine>;
  tiles: Array<StoryLine>;
  clues: Array<StoryLine>;
  players: Array<StoryPlayer>;
};

/** One moment of the story. */
export type StoryLine = {
  turn: number;
  kind: "clue" | "completed" | "end" | "first" | "last-round" | "late" | "lost" | "strike" | "tile" | "tile-lost";
  points: number;
  text: string;
};

/** What one player did. */
export type StoryPlayer = {
  name: string;
  placed: number;
  unclued: number;
  strikes: number;
  discards: number;
  clues: number;
  clued: number;
};

export type StreakInfo = {
  current: number;
  longest: number;
};

/** What a show lost by strikes scores (R8). */
export type Strikeout = "tally" | "zero";

/** Suggest another move at a turn, in place of what you suggested before. */
export type SuggestMove = {
  type: "suggest";
  turn: number;
  action: Record<string, any>;
  id?: number;
};

/** Another move that somebody would have made. */
export type Suggestion = {
  by: string;
  name: string;
  turn: number;
  seat: number;
  action: ActionInfo;
  place: number | null;
};

/** One colour of cards and everything the rules need to know about it. */
export type Suit = {
  name: string;
  copies?: Array<number>;
  descending?: boolean;
  touched?: Touched | Array<string>;
  nameable?: boolean;
  scoring?: Scoring;
  touched_by_values?: Touched;
};

export type SuitInfo = {
  name: string;
  copies: Array<number>;
  descending: boolean;
  nameable: boolean;
  penalty: boolean;
};

/** What is different from the update before, once a game is dealt. `hanabi.client.following` makes updates of it.

    What is not there has not changed. */
export type TableChange = {
  type: "change";
  serial: number;
  number: number;
  table?: Record<string, any>;
  lists?: Record<string, [number, Array<Record<string, any>>]>;
  seats?: Record<string, Record<string, any>>;
  view?: Record<string, any>;
  hands?: Record<string, Array<number>>;
  cards?: Record<string, CardChange>;
  believed?: Record<string, string>;
  fireworks?: Record<string, Record<string, any>>;
  discards_from?: number;
  discards?: Array<PileInfo>;
  actions?: ActionsChange;
  clues?: Record<string, Array<[string | number, Array<number>]>>;
  log_from?: number;
  log?: Array<LogEntry>;
  talk?: Array<Remark>;
  notes?: Record<string, string>;
  written?: Array<Record<string, string>>;
};

/** A table as everybody at it sees it. */
export type TableInfo = {
  id: string;
  state: "open" | "over" | "playing";
  settings: Settings;
  rules: RulesInfo;
  seats: Array<SeatInfo>;
  host: number | null;
  dealing: boolean;
  end_votes: Array<number>;
  replace_votes: Record<string, Array<number>>;
  grace: number;
  handovers: Array<HandoverInfo>;
  take_back: TakeBackInfo | null;
  taken_back: Array<TakenBackInfo>;
  clock: ClockInfo | null;
  paused: PauseInfo | null;
  rematch: string | null;
  spectators: Array<string | null>;
  spectators_left_out: number;
};

/** Report a person who sits at a table, or has said something there. They are not told. */
export type TableReport = {
  name: string;
  reason: "name" | "other" | "play" | "talk";
  text?: string;
};

/** The games of an edition with so many players. */
export type TableResultsInfo = {
  edition: string;
  title: string;
  players: number;
  results: ResultsInfo;
};

/** A tag of your own, and on how many games it is. */
export type TagInfo = {
  tag: string;
  games: number;
};

export type Tags = {
  tags: Array<TagInfo>;
};

/** Tags of your own to put on a game and to take off it; nobody else sees them. */
export type TagsWish = {
  add?: Array<string>;
  remove?: Array<string>;
};

/** Somebody asks to take back their last action, and whatever happened since. */
export type TakeBackInfo = {
  seat: number;
  agreed: Array<number>;
  steps: number;
};

/** Lead, when whoever led is gone. */
export type TakeLead = {
  type: "take-lead";
  id?: number;
};

/** Begin a hypothesis with a suggestion (whoever leads). */
export type TakeUp = {
  type: "take-up";
  by: string;
  id?: number;
};

/** Actions were taken back. */
export type TakenBackInfo = {
  seat: number;
  after: number;
  text: string | null;
};

/** Which clues of a kind, colours or values, touch a card. */
export type Touched = "every" | "in-turn" | "none" | "own";

/** Make a move for whoever is to act: as whoever leads at the turn that is shown, in a hypothesis as anybody.

    A step count that is not the game's own makes it too late, and harmless. */
export type TryMove = {
  type: "try";
  action: Record<string, any>;
  steps: number;
  id?: number;
};

/** Take back the last move of a hypothesis; without its first one it is over. */
export type UndoTry = {
  type: "undo";
  steps: number;
  id?: number;
};

/** The table as it is now. The log and the talk go on from where the last update left them. */
export type Update = {
  type: "update";
  number: number;
  you: number | null;
  kicked: boolean;
  table: TableInfo;
  view: GameView | null;
  log_from: number;
  log: Array<LogEntry>;
  talk_from: number;
  talk: Array<Remark>;
  notes: Record<string, string>;
  written: Array<Record<string, string>>;
};

/** A game that was handed in. */
export type Uploaded = {
  id: string;
  left_out: Array<LeftOut>;
};

/** What else value clues touch at a table. */
export type ValueReach = "higher" | "lower" | "nothing" | "parity" | "same";

/** What the solver says from a turn on; 0 is the deal. */
export type VerdictLine = {
  turn: number;
  verdict: "undecided" | "unwinnable" | "winnable";
  text: string;
};

/** Agree, or no longer, to end the game now. */
export type VoteEnd = {
  type: "vote-end";
  agree: boolean;
  id?: number;
};

/** Agree, or no longer, to hand the seat of somebody who is gone, or of a guest, to a bot.

    A person has to be gone for `TableInfo.grace` seconds. */
export type VoteReplace = {
  type: "vote-replace";
  seat: number;
  agree: boolean;
  id?: number;
};

/** Ask to take back one's own last action and whatever happened since, or answer whoever asked.

    A step count that is not the game's own makes it too late, and harmless. */
export type VoteTakeBack = {
  type: "take-back";
  agree: boolean;
  steps: number;
  id?: number;
};

export type Command = Act | RearrangeHand | Say | Note | VoteEnd | VoteReplace | Return | VoteTakeBack | Pause | Resume | Change | Start | Leave | Invite | Kick | Rematch;

export type ServerMessage = Update | TableChange | Announcement | Done | Refused;

export type RoomCommand = EnterRoom | LeadRoom | FollowLeader | HandOverLead | TakeLead | SuggestMove | DropSuggestion | TakeUp | TryMove | UndoTry | BackToRecord | SayInRoom;
