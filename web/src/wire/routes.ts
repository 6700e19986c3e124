/**
 * Made by `make types` from the server's routes and commands: do not edit.
 * Variable parts of paths are written {}.
 */

import type {
  Again,
  Alive,
  Analysis,
  AnalysisState,
  AnswerUndo,
  ArchiveList,
  AskUndo,
  Changes,
  ChannelChange,
  ChannelList,
  ChannelView,
  Counsel,
  Course,
  DailyBoard,
  Effects,
  EndTurn,
  EntryPage,
  Evaluated,
  Farewell,
  FollowGuide,
  Forgotten,
  FreshToken,
  GamePage,
  GiveOrders,
  Guided,
  HeadToHead,
  Hint,
  IdempotentCommand,
  Import,
  Join,
  Ladder,
  Line,
  MapData,
  MarketForecast,
  Me,
  Moment,
  Navigation,
  Neighbours,
  NewEmail,
  NewGuest,
  NewMail,
  NewPassword,
  NewPush,
  NewToken,
  NewWebhook,
  Nothing,
  OfferSeat,
  Orders,
  OrdersStanding,
  PackList,
  PersonOut,
  Plans,
  Play,
  PositionThen,
  Presets,
  Printed,
  Profile,
  PushKey,
  PutBot,
  PuzzleAhead,
  PuzzleDraft,
  PuzzleEffect,
  PuzzleStanding,
  PuzzleTask,
  PuzzleTurn,
  PuzzleVerdict,
  RateComparison,
  RatingBoard,
  RatingHistory,
  Ready,
  Registration,
  Reset,
  Say,
  SessionOut,
  SignIn,
  Standing,
  Statistics,
  TableChoices,
  TableList,
  TableReview,
  TakeBack,
  TokenOut,
  Verification,
  Ways,
  WholePreview,
  WholeTable,
  WhyNot,
} from './generated';

/** A shape of which some members may be left out: they have defaults. */
type Optional<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

export interface Routes {
  'DELETE /notices/channels/{}': { answer: undefined; body: undefined; query: never };
  'DELETE /people/me': { answer: undefined; body: Farewell | null; query: never };
  'DELETE /people/me/sessions': { answer: undefined; body: undefined; query: never };
  'DELETE /people/me/sessions/{}': { answer: undefined; body: undefined; query: never };
  'DELETE /people/me/tokens/{}': { answer: undefined; body: undefined; query: never };
  'GET /analyses/{}': { answer: AnalysisState; body: undefined; query: never };
  'GET /archive': { answer: ArchiveList; body: undefined; query: never };
  'GET /content/{}': { answer: Printed; body: undefined; query: 'v' };
  'GET /daily/{}/board': { answer: DailyBoard; body: undefined; query: 'cursor' | 'limit' };
  'GET /exercises/next': { answer: PuzzleTask; body: undefined; query: 'table' | 'after' };
  'GET /health': { answer: Alive; body: undefined; query: never };
  'GET /levels': { answer: Ladder; body: undefined; query: never };
  'GET /maps/{}': { answer: MapData; body: undefined; query: 'players' | 'pack' | 'v' };
  'GET /notices/channels': { answer: ChannelList; body: undefined; query: never };
  'GET /notices/push-key': { answer: PushKey; body: undefined; query: never };
  'GET /packs': { answer: PackList; body: undefined; query: never };
  'GET /people/me': { answer: Me; body: undefined; query: never };
  'GET /people/me/sessions': { answer: SessionOut[]; body: undefined; query: never };
  'GET /people/me/tokens': { answer: TokenOut[]; body: undefined; query: never };
  'GET /people/ways': { answer: Ways; body: undefined; query: never };
  'GET /people/{}': { answer: Profile; body: undefined; query: 'cursor' | 'limit' };
  'GET /people/{}/against/{}': { answer: HeadToHead; body: undefined; query: 'players' | 'cursor' | 'limit' };
  'GET /people/{}/games': { answer: GamePage; body: undefined; query: 'players' | 'clan' | 'result' | 'cursor' | 'limit' };
  'GET /people/{}/ratings': { answer: RatingHistory; body: undefined; query: 'players' | 'cursor' | 'limit' };
  'GET /presets': { answer: Presets; body: undefined; query: never };
  'GET /puzzles/daily': { answer: PuzzleTask; body: undefined; query: never };
  'GET /puzzles/next': { answer: PuzzleTask; body: undefined; query: 'kind' };
  'GET /puzzles/own': { answer: PuzzleStanding; body: undefined; query: never };
  'GET /puzzles/{}': { answer: PuzzleTask; body: undefined; query: never };
  'GET /ratings': { answer: RatingBoard; body: undefined; query: 'players' | 'cursor' | 'limit' };
  'GET /ratings/effects': { answer: Effects; body: undefined; query: 'players' };
  'GET /ready': { answer: Ready; body: undefined; query: never };
  'GET /statistics': { answer: Statistics; body: undefined; query: 'players' | 'since' | 'until' };
  'GET /tables': { answer: TableList; body: undefined; query: 'whose' | 'status' | 'players' | 'rated' | 'vacant' | 'creator' | 'before' | 'last' | 'limit' };
  'GET /tables/{}': { answer: WholeTable; body: undefined; query: 'preview' };
  'GET /tables/{}/again': { answer: Neighbours; body: undefined; query: never };
  'GET /tables/{}/counsel': { answer: Counsel; body: undefined; query: 'teach' };
  'GET /tables/{}/course': { answer: Course; body: undefined; query: never };
  'GET /tables/{}/entries': { answer: EntryPage; body: undefined; query: 'after' };
  'GET /tables/{}/evaluation': { answer: Evaluated; body: undefined; query: never };
  'GET /tables/{}/hint': { answer: Hint; body: undefined; query: 'bot' };
  'GET /tables/{}/navigator': { answer: Navigation; body: undefined; query: never };
  'GET /tables/{}/orders': { answer: Orders; body: undefined; query: never };
  'GET /tables/{}/outlook': { answer: WholePreview; body: undefined; query: never };
  'GET /tables/{}/plans': { answer: Plans; body: undefined; query: 'code' };
  'GET /tables/{}/positions/{}': { answer: PositionThen; body: undefined; query: 'outlook' };
  'GET /tables/{}/review': { answer: TableReview; body: undefined; query: never };
  'GET /tables/{}/review/rates': { answer: RateComparison; body: undefined; query: never };
  'GET /tables/{}/verify': { answer: Verification; body: undefined; query: never };
  'GET /tables/{}/weather': { answer: MarketForecast; body: undefined; query: never };
  'GET /tables/{}/why-not': { answer: WhyNot; body: undefined; query: 'code' };
  'PATCH /notices/channels/{}': { answer: ChannelView; body: ChannelChange; query: never };
  'PATCH /people/me': { answer: Me; body: Changes; query: never };
  'POST /notices/channels': { answer: ChannelView; body: NewPush | NewMail | NewWebhook; query: never };
  'POST /notices/channels/{}/test': { answer: Nothing; body: undefined; query: never };
  'POST /people/forgot': { answer: Nothing; body: Forgotten; query: never };
  'POST /people/guest': { answer: PersonOut; body: Optional<NewGuest, 'language'>; query: never };
  'POST /people/me/email': { answer: Nothing; body: NewEmail; query: never };
  'POST /people/me/password': { answer: undefined; body: NewPassword; query: never };
  'POST /people/me/tokens': { answer: FreshToken; body: NewToken; query: never };
  'POST /people/register': { answer: PersonOut; body: Optional<Registration, 'language'>; query: never };
  'POST /people/reset': { answer: undefined; body: Reset; query: never };
  'POST /people/sign-in': { answer: PersonOut; body: Optional<SignIn, 'merge'>; query: never };
  'POST /people/sign-out': { answer: undefined; body: undefined; query: never };
  'POST /puzzles/{}/answer': { answer: PuzzleVerdict; body: PuzzleTurn; query: never };
  'POST /puzzles/{}/effect': { answer: PuzzleEffect; body: PuzzleAhead; query: never };
  'POST /puzzles/{}/try': { answer: PuzzleDraft; body: PuzzleTurn; query: never };
  'POST /puzzles/{}/why-not': { answer: WhyNot; body: PuzzleAhead; query: never };
  'POST /tables': { answer: WholeTable; body: Optional<TableChoices, 'clock' | 'content' | 'layers' | 'players' | 'public' | 'rated' | 'shuffle' | 'spectators'>; query: never };
  'POST /tables/daily': { answer: WholeTable; body: undefined; query: never };
  'POST /tables/guided': { answer: WholeTable; body: Guided; query: never };
  'POST /tables/import': { answer: WholeTable; body: Optional<Import, 'content'>; query: never };
  'POST /tables/{}/again': { answer: WholeTable; body: Optional<Again, 'same_setup'>; query: never };
  'POST /tables/{}/analysis': { answer: AnalysisState; body: Analysis; query: never };
  'POST /tables/{}/answer-undo': { answer: Standing; body: AnswerUndo; query: never };
  'POST /tables/{}/ask-undo': { answer: Standing; body: Optional<AskUndo, 'practice'>; query: never };
  'POST /tables/{}/bot': { answer: Standing; body: PutBot; query: never };
  'POST /tables/{}/branch': { answer: WholeTable; body: Moment; query: never };
  'POST /tables/{}/end': { answer: Standing; body: EndTurn; query: never };
  'POST /tables/{}/exercises': { answer: AnalysisState; body: undefined; query: never };
  'POST /tables/{}/guide': { answer: Standing; body: FollowGuide; query: never };
  'POST /tables/{}/join': { answer: Standing; body: Join; query: never };
  'POST /tables/{}/leave': { answer: Standing; body: IdempotentCommand; query: never };
  'POST /tables/{}/offer-seat': { answer: Standing; body: Optional<OfferSeat, 'consent'>; query: never };
  'POST /tables/{}/orders': { answer: OrdersStanding; body: GiveOrders; query: never };
  'POST /tables/{}/play': { answer: Standing; body: Optional<Play, 'end' | 'step'>; query: never };
  'POST /tables/{}/positions/{}/try': { answer: PositionThen; body: Line; query: never };
  'POST /tables/{}/return': { answer: Standing; body: IdempotentCommand; query: never };
  'POST /tables/{}/review': { answer: AnalysisState; body: undefined; query: never };
  'POST /tables/{}/say': { answer: Standing; body: Say; query: never };
  'POST /tables/{}/start': { answer: Standing; body: IdempotentCommand; query: never };
  'POST /tables/{}/take-back': { answer: Standing; body: TakeBack; query: never };
}

/** Commands of a table's socket and what they take. */
export interface Commands {
  'play': Optional<Play, 'end' | 'step'>;
  'take-back': TakeBack;
  'end': EndTurn;
  'ask-undo': Optional<AskUndo, 'practice'>;
  'answer-undo': AnswerUndo;
  'join': Join;
  'leave': IdempotentCommand;
  'return': IdempotentCommand;
  'offer-seat': Optional<OfferSeat, 'consent'>;
  'start': IdempotentCommand;
  'bot': PutBot;
  'say': Say;
  'guide': FollowGuide;
  'orders': GiveOrders;
}

