using System;
using System.Collections.Generic;

namespace Dungeon.Rewards
{
    /// <summary>What the daily chest holds; everybody who logs in today gets the same.</summary>
    public sealed class LootTable
    {
        private readonly List<(string Item, int Weight)> _entries = new List<(string, int)>();
        private int _total;

        public LootTable Add(string item, int weight)
        {
            _entries.Add((item, weight));
            _total += weight;
            return this;
        }

        public string Daily(DateTime day)
        {
            var random = new Random(day.Year * 1000 + day.DayOfYear);
            int roll = random.Next(_total);
            foreach (var (item, weight) in _entries)
            {
                if (roll < weight) return item;
                roll -= weight;
            }
            return _entries[_entries.Count - 1].Item;
        }

        public string SlotFor(string playerId, int slots) => "slot" + Math.Abs(playerId.GetHashCode() % slots);
    }
}
