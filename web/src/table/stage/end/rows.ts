/** The rows of the score sheet in words. */
import { head, say } from '../../../text/text.svelte';
import type { Part, Row } from './timeline';

const PARTS: Record<Part, () => string> = {
  harbour: () => head('harbour-store'),
  ship: () => head('ship'),
  bank_harbour: () => head('bank-harbour'),
  cash: () => head('cash'),
  loans: () => say('loans-heading'),
};

const isPart = (row: Row): row is Part => row in PARTS;

/** What the island brings is told colour by colour. */
export const rowName = (row: Row): string => (isPart(row) ? PARTS[row]() : say('story-island'));

export const partName = (part: Part): string => PARTS[part]();

export const figure = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount));
