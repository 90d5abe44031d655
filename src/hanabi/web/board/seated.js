// Whoever played, for boards without a table behind them: somebody who is there.

/** @import { SeatInfo } from "../net/messages.js" */

/**
 * @param {string} name
 * @param {string | null} bot
 * @returns {SeatInfo}
 */
export const seated = (name, bot = null) => ({
  name,
  bot,
  guest: false,
  connected: true,
  substitute: false,
  away_since: null,
  thinking: false,
  stuck: false,
  loading: false,
});
