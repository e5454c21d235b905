import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../testing/browser';
import { Server } from '../testing/server';
import * as account from './account';
import * as figures from './figures';
import * as games from './games';
import * as host from './host';
import * as seats from './seats';
import * as strategy from './strategy';
import * as tables from './tables';
import * as talk from './talk';

beforeEach(() => void openBrowser());

const AT = '/api/tables/a%2Fb';
const ban = { id: 'b' } as never;
const report = { id: 'r', table: 'a/b', number: 4 } as never;

/** Each call, and the request it makes. */
test.each<[string, () => Promise<unknown>, string, object?]>([
  [
    'a table by its link',
    () => tables.joinTable('a/b', { invite: 'word' }),
    `POST ${AT}/join`,
    { invite: 'word' },
  ],
  ['an open table', () => tables.joinTable('a/b', {}), `POST ${AT}/join`, {}],
  [
    'a bot in a seat',
    () => tables.changeSeat('a/b', 1, 'trader'),
    `POST ${AT}/seat`,
    { place: 1, bot: 'trader' },
  ],
  ['an empty seat', () => tables.changeSeat('a/b', 1, null), `POST ${AT}/seat`, { place: 1 }],
  ['a list', () => tables.listTables('mine'), 'GET /api/tables?list=mine'],
  ['a new table', () => tables.createTable({} as never), 'POST /api/tables', {}],
  ['a table', () => tables.readTable('a/b'), `GET ${AT}`],
  ['leaving', () => tables.leaveTable('a/b'), `POST ${AT}/leave`, {}],
  ['the link for others', () => tables.readInvitation('a/b'), `GET ${AT}/invitation`],
  ['the start', () => tables.startTable('a/b'), `POST ${AT}/start`, {}],
  ['the ideas', () => strategy.readStrategy(), 'GET /api/strategy'],
  ['an idea', () => strategy.playIdea('worth'), 'POST /api/strategy/worth', {}],
  ['a rematch', () => tables.rematchTable('a/b'), `POST ${AT}/rematch`, {}],
  ['my view', () => tables.readLook('a/b', 'red'), `GET ${AT}/view?insight=true&seat=red`],
  [
    'a spectator’s view',
    () => tables.readLook('a/b', null),
    `GET ${AT}/view?insight=true&seat=spectator`,
  ],
  ['news', () => tables.readNews('a/b', 7, 0), `GET ${AT}/events?after=7&wait=0`],
  ['the ledger', () => tables.readLedger('a/b'), `GET ${AT}/ledger`],
  [
    'a moment',
    () => games.readMoment('a/b', 3, 'all'),
    `GET ${AT}/replay?insight=true&to=3&seat=all`,
  ],
  [
    'a moment as I saw it',
    () => games.readMoment('a/b', 3, null),
    `GET ${AT}/replay?insight=true&to=3`,
  ],
  [
    'a bare moment',
    () => games.readMoment('a/b', 3, 'red', false),
    `GET ${AT}/replay?insight=false&to=3&seat=red`,
  ],
  ['the economy', () => games.readEconomy('a/b'), `GET ${AT}/economy`],
  ['the story', () => games.readStory('a/b'), `GET ${AT}/story`],
  [
    'a lesson',
    () => games.readLesson('quay', 5, ['a b', 'c']),
    'GET /api/lessons/quay?to=5&ahead=a%20b%2Cc',
  ],
  [
    'a lesson in one’s own order',
    () => games.readLesson('quay', 5, ['place tan@2', 'lift tan@3']),
    'GET /api/lessons/quay?to=5&ahead=place%20tan%402%2Clift%20tan%403',
  ],
  [
    'a bot for me',
    () => seats.letBotPlay('a/b', 'red', 'trader', 'turn'),
    `POST ${AT}/bot`,
    { seat: 'red', bot: 'trader', until: 'turn' },
  ],
  ['myself again', () => seats.takeBack('a/b', 'red'), `POST ${AT}/bot`, { seat: 'red' }],
  ['the end', () => seats.voteEnd('a/b', 'agree'), `POST ${AT}/end`, { do: 'agree' }],
  ['a pause', () => seats.votePause('a/b', 'pause'), `POST ${AT}/pause`, { do: 'pause' }],
  [
    'a gift',
    () => seats.giveSeat('a/b', 'red', false),
    `POST ${AT}/give`,
    { seat: 'red', withdraw: false },
  ],
  ['a gift taken', () => seats.acceptSeat('a/b', 'word'), `POST ${AT}/accept`, { code: 'word' }],
  ['orders', () => seats.readOrders('a/b', 'red'), `GET ${AT}/orders?seat=red`],
  ['a hint', () => seats.askHint('a/b', 'red'), `POST ${AT}/hint`, { seat: 'red' }],
  ['a word', () => talk.say('a/b', 'c', 'Ahoy'), `POST ${AT}/chat`, { id: 'c', text: 'Ahoy' }],
  [
    'a complaint',
    () => talk.report('a/b', 4, 'rude'),
    `POST ${AT}/chat/4/report`,
    { reason: 'rude' },
  ],
  ['somebody heard again', () => talk.hearAgain('x/y'), 'DELETE /api/me/silenced/x%2Fy'],
  ['results', () => figures.readResults(null), 'GET /api/me/results'],
  ['older results', () => figures.readResults(9), 'GET /api/me/results?before=9'],
  ['the company', () => figures.readCompany('a/b'), `GET ${AT}/statistics`],
  [
    'notices of a table',
    () => account.chooseTableNotices('a/b', null),
    `PUT ${AT}/notices`,
    { choices: null },
  ],
  [
    'a name that is reported',
    () => talk.reportName('a/b', 2, 'rude'),
    `POST ${AT}/places/2/report`,
    { reason: 'rude' },
  ],
  ['bans', () => host.readBans('secret'), 'GET /api/admin/bans'],
  [
    'a ban',
    () => host.ban('secret', { ...host.whom('Eve'), days: 7 }),
    'POST /api/admin/bans',
    { player: 'Eve', days: 7 },
  ],
  ['the end of a ban', () => host.unban('secret', ban), 'DELETE /api/admin/bans/b'],
  ['another name', () => host.rename('secret', 'p/q'), 'PUT /api/admin/players/p%2Fq/name', {}],
  ['a hidden table', () => host.hide('secret', 'a/b'), 'PUT /api/admin/tables/a%2Fb/hidden', {}],
  ['a table listed again', () => host.unhide('secret', 'a'), 'DELETE /api/admin/tables/a/hidden'],
  ['hidden tables', () => host.readHidden('secret'), 'GET /api/admin/hidden'],
  ['what admins did', () => host.readActs('secret'), 'GET /api/admin/acts'],
  ['reports', () => host.readReports('secret'), 'GET /api/admin/reports'],
  ['a report closed', () => host.closeReport('secret', report), 'DELETE /api/admin/reports/r'],
  [
    'a text removed',
    () => host.removeText('secret', report),
    'DELETE /api/admin/tables/a%2Fb/chat/4',
  ],
])('%s is asked for at its address', async (_, call, heard, body) => {
  const server = new Server();
  await call();
  expect(server.heard).toEqual([heard]);
  expect(server.asked[0]?.body).toEqual(body);
});

test.each([
  ['203.0.113.9', 'address'],
  ['203.0.113.0/24', 'address'],
  ['2001:db8::1', 'address'],
  ['::1', 'address'],
  ['client:5a0c11e9b2f4', 'address'],
  ['Eve', 'player'],
  ['dGFibGU:red', 'player'],
  ['1.2.3', 'player'],
])('%s is banned as an %s', (text, kind) => {
  expect(host.whom(text)).toEqual({ [kind]: text });
});

test('what the host does carries the secret of the server', async () => {
  const server = new Server({ 'GET /api/admin/reports': () => ({ reports: [] }) });
  expect(await host.readReports('secret')).toEqual([]);
  expect(server.asked[0]?.headers['x-longshore-admin']).toBe('secret');
});

test('a record of a game is what its reader may see', () => {
  expect(games.recordAddress('a/b', 'red')).toBe(`${AT}/record?format=text&seat=red`);
  expect(games.recordAddress('a/b', 'all')).toBe(`${AT}/record?format=text`);
  expect(games.recordAddress('a/b', null)).toBe(`${AT}/record?format=text`);
});

test('a browser is woken only where it can be, and where its owner wants that', async () => {
  vi.stubGlobal('navigator', {});
  expect(await account.subscribe('key')).toBeNull();
  const toJSON = () => ({ endpoint: 'https://push.example' });
  const pushManager = { subscribe: vi.fn(async () => ({ toJSON })) };
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) } });
  expect(await account.subscribe('key')).toBeNull();
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { requestPermission: async () => 'denied' });
  expect(await account.subscribe('key')).toBeNull();
  vi.stubGlobal('Notification', { requestPermission: async () => 'granted' });
  expect(await account.subscribe('key')).toEqual({ endpoint: 'https://push.example' });
  expect(pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: 'key',
  });
});
