// Answers queries with the 64-bit SACK bitmap at any base PSN of a window of 512.
`default_nettype none

module sack_reader_w512 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] origin,
    input  wire [31:0] window_base,
    input  wire [31:0] cack,
    input  wire [63:0] low_slots,
    input  wire [63:0] high_slots,
    output wire  [2:0] low_word,
    output wire        low_lap,
    output wire  [2:0] high_word,
    output wire        high_lap,
    input  wire [31:0] query_payload,
    input  wire        query_valid,
    output wire        query_ready,
    output wire [31:0] sack_payload_base,
    output wire [31:0] sack_payload_cack,
    output wire [63:0] sack_payload_bitmap,
    output wire        sack_valid,
    input  wire        sack_ready
);

    reg          issue;
    reg          offset_valid;
    reg   [31:0] offset;
    reg   [31:0] offset_psn;
    reg          read_valid;
    reg   [31:0] distance;
    reg    [9:0] place;
    reg   [31:0] read_psn;
    reg          shift_valid;
    reg  [127:0] slots;
    reg    [5:0] shift;
    reg    [5:0] spill;
    reg          regions_low_passed;
    reg          regions_low_in_window;
    reg          regions_high_passed;
    reg          regions_high_in_window;
    reg   [31:0] shift_psn;
    reg   [31:0] sack_cack;
    wire         buffer_ready;
    wire  [31:0] buffer_down_payload_base;
    wire  [31:0] buffer_down_payload_cack;
    wire  [63:0] buffer_down_payload_bitmap;
    wire         buffer_down_valid;

    wire   [3:0] next_number = place[9:6] + 4'd1;
    wire [127:0] slots_shr_shift = slots >> shift;
    wire  [63:0] aligned = slots_shr_shift[63:0];
    wire  [63:0] in_high = ~({64{1'b1}} >> spill);
    wire  [63:0] bitmap_and = ((aligned & {64{regions_high_in_window}}) | {64{regions_high_passed}}) & in_high;
    wire  [63:0] bitmap_or = (aligned & {64{regions_low_in_window}}) | {64{regions_low_passed}};
    wire  [63:0] bitmap = bitmap_and | (bitmap_or & ~in_high);
    wire         regions_low_in_window_term = !(|distance[31:9]);
    wire         distance_31_6_all = &distance[31:6];

    result_buffer_w128_d8 buffer (
        .clk                 (clk),
        .rst                 (rst),
        .issue               (issue),
        .done                (shift_valid),
        .result_base         (shift_psn),
        .result_cack         (sack_cack),
        .result_bitmap       (bitmap),
        .ready               (buffer_ready),
        .down_payload_base   (buffer_down_payload_base),
        .down_payload_cack   (buffer_down_payload_cack),
        .down_payload_bitmap (buffer_down_payload_bitmap),
        .down_valid          (buffer_down_valid),
        .down_ready          (sack_ready)
    );

    always @* begin
        issue = 1'b0;
        if (query_valid && buffer_ready) begin
            issue = 1'b1;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            offset_valid <= 1'b0;
            read_valid <= 1'b0;
            shift_valid <= 1'b0;
        end else begin
            offset_valid <= issue;
            read_valid <= offset_valid;
            shift_valid <= read_valid;
        end
    end

    always @(posedge clk) begin
        offset <= query_payload + ~origin;
        offset_psn <= query_payload;
        distance <= offset - window_base;
        place <= offset[9:0];
        read_psn <= offset_psn;
        slots <= {high_slots, low_slots};
        shift <= place[5:0];
        spill <= distance[5:0];
        regions_low_passed <= distance[31];
        regions_low_in_window <= regions_low_in_window_term;
        regions_high_passed <= (&distance[30:6]) ? !distance_31_6_all : distance[31];
        regions_high_in_window <= distance_31_6_all || (regions_low_in_window_term && distance[8:6] != 3'd7);
        shift_psn <= read_psn;
        sack_cack <= cack;
    end

    assign low_word = place[8:6];
    assign low_lap = place[9];
    assign high_word = next_number[2:0];
    assign high_lap = next_number[3];
    assign query_ready = buffer_ready;
    assign sack_payload_base = buffer_down_payload_base;
    assign sack_payload_cack = buffer_down_payload_cack;
    assign sack_payload_bitmap = buffer_down_payload_bitmap;
    assign sack_valid = buffer_down_valid;

    wire _unused_ok = &{1'b0, slots_shr_shift[127:64]};

endmodule

`default_nettype wire
