using System;
using System.Collections.Generic;
using UnityEngine;
using Random = System.Random;

namespace Skyforge.Client.Login
{
    /// <summary>Clouds and hints of the login screen.</summary>
    public class LoginScreenDecor : MonoBehaviour
    {
        [SerializeField] private List<Sprite> clouds;
        [SerializeField] private List<string> hints;
        [SerializeField] private UnityEngine.UI.Text hintLabel;

        private readonly Random random = new Random(Environment.TickCount);

        private void Start()
        {
            hintLabel.text = hints[random.Next(hints.Count)];
            for (var i = 0; i < 6; i++)
            {
                var cloud = new GameObject("Cloud " + i).AddComponent<SpriteRenderer>();
                cloud.sprite = clouds[random.Next(clouds.Count)];
                cloud.transform.SetParent(transform);
                cloud.transform.localPosition = new Vector3(
                    (float)(random.NextDouble() * 12 - 6),
                    (float)(random.NextDouble() * 3),
                    0);
            }
        }

        private void Update()
        {
            foreach (Transform child in transform)
            {
                child.localPosition += Vector3.right * (0.1f * Time.deltaTime);
            }
        }
    }
}
