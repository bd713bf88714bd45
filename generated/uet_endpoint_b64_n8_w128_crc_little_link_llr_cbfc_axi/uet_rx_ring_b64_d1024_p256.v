// Stores the payloads of good packets: 1024 beats of 64 bytes, 256 packets at most.
`default_nettype none

module uet_rx_ring_b64_d1024_p256 (
    input  wire         clk,
    input  wire         rst,
    output wire         end_valid,
    output wire         end_good,
    output wire         end_stored,
    output wire  [10:0] level,
    input  wire [511:0] up_payload_data,
    input  wire  [63:0] up_payload_keep,
    input  wire         up_payload_last,
    input  wire   [3:0] up_payload_verdict,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_valid,
    input  wire         down_ready
);

    localparam [3:0] UP_PAYLOAD_VERDICT_UET = 4'd0;

    wire  [10:0] payloads_beats;
    wire  [10:0] payloads_packets;
    wire         payloads_overflow;
    wire         payloads_up_ready;
    wire [511:0] payloads_down_payload_data;
    wire  [63:0] payloads_down_payload_keep;
    wire         payloads_down_payload_last;
    wire         payloads_down_valid;
    reg          given_up;
    reg          ended;
    reg          good;
    reg          stored;

    wire ends = up_valid && up_payload_last;
    wire is_full = payloads_packets >= 11'h100;
    wire unwanted = up_payload_last && (up_payload_verdict != UP_PAYLOAD_VERDICT_UET || is_full);
    wire is_stored_term = given_up || payloads_overflow;
    wire is_stored = !(unwanted || is_stored_term);

    packet_fifo_drop_w577_d1024 payloads (
        .clk               (clk),
        .rst               (rst),
        .drop              (unwanted),
        .beats             (payloads_beats),
        .packets           (payloads_packets),
        .overflow          (payloads_overflow),
        .up_payload_data   (up_payload_data),
        .up_payload_keep   (up_payload_keep),
        .up_payload_last   (up_payload_last),
        .up_valid          (up_valid),
        .up_ready          (payloads_up_ready),
        .down_payload_data (payloads_down_payload_data),
        .down_payload_keep (payloads_down_payload_keep),
        .down_payload_last (payloads_down_payload_last),
        .down_valid        (payloads_down_valid),
        .down_ready        (down_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            given_up <= 1'b0;
            ended <= 1'b0;
        end else begin
            if (up_valid) begin
                given_up <= is_stored_term && !up_payload_last;
            end
            ended <= ends;
        end
    end

    always @(posedge clk) begin
        good <= up_payload_verdict == UP_PAYLOAD_VERDICT_UET;
        stored <= is_stored;
    end

    assign end_valid = ended;
    assign end_good = good;
    assign end_stored = stored;
    assign level = payloads_beats;
    assign up_ready = 1'b1;
    assign down_payload_data = payloads_down_payload_data;
    assign down_payload_keep = payloads_down_payload_keep;
    assign down_payload_last = payloads_down_payload_last;
    assign down_valid = payloads_down_valid;

    wire _unused_ok = &{1'b0, payloads_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) holds_as_many_as_it_may: assert (payloads_packets <= 11'h100);
`endif

endmodule

`default_nettype wire
