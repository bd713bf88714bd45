// Receive state of one PDC: verdict for every PSN, CACK and SACK bitmap over a window of 1024 PSNs.
`default_nettype none

module sack_tracker_w1024 (
    input  wire        clk,
    input  wire        rst,
    output reg  [31:0] cack,
    output reg  [31:0] highest,
    output reg  [10:0] out_of_order,
    input  wire [31:0] start_payload,
    input  wire        start_valid,
    output wire        start_ready,
    input  wire [31:0] arrival_payload,
    input  wire        arrival_valid,
    output wire        arrival_ready,
    output wire [31:0] verdict_payload_psn,
    output wire  [1:0] verdict_payload_verdict,
    output wire        verdict_valid,
    input  wire        verdict_ready,
    input  wire [31:0] query_payload,
    input  wire        query_valid,
    output wire        query_ready,
    output wire [31:0] sack_payload_base,
    output wire [31:0] sack_payload_cack,
    output wire [63:0] sack_payload_bitmap,
    output wire        sack_valid,
    input  wire        sack_ready
);

    localparam [1:0] RESULT_VERDICT_ACCEPTED  = 2'd0;
    localparam [1:0] RESULT_VERDICT_DUPLICATE = 2'd1;
    localparam [1:0] RESULT_VERDICT_BEFORE    = 2'd2;
    localparam [1:0] RESULT_VERDICT_BEYOND    = 2'd3;

    reg  [31:0] origin;
    reg   [3:0] loading;
    reg  [31:0] offset_check;
    wire        window_oldest;
    wire        window_prior;
    wire        window_in_window;
    wire        window_behind;
    wire [63:0] window_passed;
    reg         valid_check;
    reg         valid_mark;
    reg  [10:0] place_mark;
    reg  [31:0] number_check;
    reg  [31:0] number_mark;
    wire        bitmap_arrived;
    wire        bitmap_complete;
    wire [63:0] bitmap_hole_slots;
    wire [63:0] bitmap_sack_low_slots;
    wire [63:0] bitmap_sack_high_slots;
    reg  [31:0] result_psn;
    reg   [1:0] result_verdict;
    reg         valid_out;
    wire        verdicts_ready;
    wire [31:0] verdicts_down_payload_psn;
    wire  [1:0] verdicts_down_payload_verdict;
    wire        verdicts_down_valid;
    wire [31:0] search_base;
    wire  [3:0] search_read_word;
    wire        search_read_lap;
    reg   [2:0] accepted_ago;
    reg  [10:0] accepted;
    wire  [3:0] sacks_low_word;
    wire        sacks_low_lap;
    wire  [3:0] sacks_high_word;
    wire        sacks_high_lap;
    wire        sacks_query_ready;
    wire [31:0] sacks_sack_payload_base;
    wire [31:0] sacks_sack_payload_cack;
    wire [63:0] sacks_sack_payload_bitmap;
    wire        sacks_sack_valid;

    wire        hold = |loading;
    wire        open = verdicts_ready && !start_valid;
    wire        issue = arrival_valid && open;
    wire [31:0] base = search_base;
    wire [31:0] offset = arrival_payload + ~origin;
    wire [10:0] place = offset_check[10:0];
    wire        mark = valid_mark && window_in_window;
    wire  [3:0] hole_word = search_read_word;
    wire        hole_lap = search_read_lap;
    wire  [3:0] sack_at_low_word = sacks_low_word;
    wire        sack_at_low_lap = sacks_low_lap;
    wire  [3:0] sack_at_high_word = sacks_high_word;
    wire        sack_at_high_lap = sacks_high_lap;
    wire        accept = mark && !bitmap_arrived;
    wire [11:0] highest_difference = number_mark[11:0] - highest[11:0];

    window_place_w1024 window (
        .clk       (clk),
        .offset    (offset_check),
        .base      (base),
        .oldest    (window_oldest),
        .prior     (window_prior),
        .in_window (window_in_window),
        .behind    (window_behind),
        .passed    (window_passed)
    );

    received_bitmap_w1024 bitmap (
        .clk             (clk),
        .rst             (rst),
        .clear           (loading[2]),
        .mark            (mark),
        .mark_word       (place_mark[9:6]),
        .mark_slot       (place_mark[5:0]),
        .mark_lap        (place_mark[10]),
        .mark_passed     (window_passed),
        .hole_word       (hole_word),
        .hole_lap        (hole_lap),
        .sack_low_word   (sack_at_low_word),
        .sack_low_lap    (sack_at_low_lap),
        .sack_high_word  (sack_at_high_word),
        .sack_high_lap   (sack_at_high_lap),
        .arrived         (bitmap_arrived),
        .complete        (bitmap_complete),
        .hole_slots      (bitmap_hole_slots),
        .sack_low_slots  (bitmap_sack_low_slots),
        .sack_high_slots (bitmap_sack_high_slots)
    );

    result_buffer_w34_d8 verdicts (
        .clk                  (clk),
        .rst                  (rst),
        .issue                (issue),
        .done                 (valid_out),
        .result_psn           (result_psn),
        .result_verdict       (result_verdict),
        .ready                (verdicts_ready),
        .down_payload_psn     (verdicts_down_payload_psn),
        .down_payload_verdict (verdicts_down_payload_verdict),
        .down_valid           (verdicts_down_valid),
        .down_ready           (verdict_ready)
    );

    hole_search_w1024 search (
        .clk           (clk),
        .rst           (rst),
        .clear         (loading[1]),
        .hold          (hold),
        .mark          (mark),
        .mark_word     (place_mark[9:6]),
        .mark_lap      (place_mark[10]),
        .mark_complete (bitmap_complete),
        .read_slots    (bitmap_hole_slots),
        .base          (search_base),
        .read_word     (search_read_word),
        .read_lap      (search_read_lap)
    );

    sack_reader_w1024 sacks (
        .clk                 (clk),
        .rst                 (rst),
        .origin              (origin),
        .window_base         (search_base),
        .cack                (cack),
        .low_slots           (bitmap_sack_low_slots),
        .high_slots          (bitmap_sack_high_slots),
        .low_word            (sacks_low_word),
        .low_lap             (sacks_low_lap),
        .high_word           (sacks_high_word),
        .high_lap            (sacks_high_lap),
        .query_payload       (query_payload),
        .query_valid         (query_valid && !start_valid),
        .query_ready         (sacks_query_ready),
        .sack_payload_base   (sacks_sack_payload_base),
        .sack_payload_cack   (sacks_sack_payload_cack),
        .sack_payload_bitmap (sacks_sack_payload_bitmap),
        .sack_valid          (sacks_sack_valid),
        .sack_ready          (sack_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            origin <= {32{1'b1}};
            loading <= 4'd15;
            valid_check <= 1'b0;
            valid_mark <= 1'b0;
            valid_out <= 1'b0;
            cack <= {32{1'b1}};
            highest <= {32{1'b1}};
            accepted_ago <= 3'd0;
            accepted <= 11'd0;
            out_of_order <= 11'd0;
        end else begin
            if (start_valid) begin
                origin <= start_payload - 32'd1;
            end
            loading <= {loading[2:0], start_valid};
            valid_check <= issue;
            valid_mark <= valid_check;
            valid_out <= valid_mark;
            cack <= origin + (loading[0] ? 32'd0 : search_base);
            if (loading[0]) begin
                highest <= origin;
            end else if (accept) begin
                if (!highest_difference[11]) begin
                    highest <= number_mark;
                end
            end
            accepted_ago <= {accepted_ago[1:0], accept};
            accepted <= hold ? 11'd0 : accepted + {10'd0, accepted_ago[2]};
            out_of_order <= loading[0] ? 11'd0 : accepted - search_base[10:0];
        end
    end

    always @(posedge clk) begin
        offset_check <= offset;
        place_mark <= place;
        number_check <= arrival_payload;
        number_mark <= number_check;
        result_psn <= number_mark;
        result_verdict <= RESULT_VERDICT_BEYOND;
        if (window_behind) begin
            result_verdict <= RESULT_VERDICT_BEFORE;
        end else if (window_in_window && bitmap_arrived) begin
            result_verdict <= RESULT_VERDICT_DUPLICATE;
        end else if (window_in_window) begin
            result_verdict <= RESULT_VERDICT_ACCEPTED;
        end
    end

    assign start_ready = 1'b1;
    assign arrival_ready = open;
    assign verdict_payload_psn = verdicts_down_payload_psn;
    assign verdict_payload_verdict = verdicts_down_payload_verdict;
    assign verdict_valid = verdicts_down_valid;
    assign query_ready = sacks_query_ready && !start_valid;
    assign sack_payload_base = sacks_sack_payload_base;
    assign sack_payload_cack = sacks_sack_payload_cack;
    assign sack_payload_bitmap = sacks_sack_payload_bitmap;
    assign sack_valid = sacks_sack_valid;

    wire _unused_ok = &{1'b0, window_oldest, window_prior, highest_difference[10:0]};

endmodule

`default_nettype wire
