// Answers queries with the 64-bit SACK bitmap at any base PSN of a window of 1024.
`default_nettype none

module sack_reader_w1024 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] origin,
    input  wire [31:0] window_base,
    input  wire [31:0] cack,
    input  wire [63:0] low_slots,
    input  wire [63:0] high_slots,
    output wire  [3:0] low_word,
    output wire        low_lap,
    output wire  [3:0] high_word,
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

    reg   [31:0] offset_measure;
    reg   [10:0] place_read;
    reg   [31:0] distance_read;
    reg  [127:0] slots_out;
    reg    [5:0] shift_out;
    reg    [5:0] spill_out;
    reg          regions_out_low_passed;
    reg          regions_out_low_in_window;
    reg          regions_out_high_passed;
    reg          regions_out_high_in_window;
    reg          valid_measure;
    reg          valid_read;
    reg          valid_out;
    reg   [31:0] psn_measure;
    reg   [31:0] psn_read;
    reg   [31:0] psn_out;
    reg   [31:0] cack_then_out;
    wire         buffer_ready;
    wire  [31:0] buffer_down_payload_base;
    wire  [31:0] buffer_down_payload_cack;
    wire  [63:0] buffer_down_payload_bitmap;
    wire         buffer_down_valid;

    wire         ready = buffer_ready;
    wire         issue = query_valid && ready;
    wire  [31:0] offset = query_payload + ~origin;
    wire  [31:0] distance = offset_measure - window_base;
    wire  [10:0] place = offset_measure[10:0];
    wire   [5:0] shift = place_read[5:0];
    wire   [5:0] spill = distance_read[5:0];
    wire [127:0] slots = {high_slots, low_slots};
    wire         regions_low_passed = distance_read[31];
    wire         regions_low_in_window = !(|distance_read[31:10]);
    wire         distance_read_31_6_all = &distance_read[31:6];
    wire         regions_high_passed = (&distance_read[30:6]) ? !distance_read_31_6_all : distance_read[31];
    wire         regions_high_in_window_term = !(|distance_read[31:10]) && distance_read[9:6] != 4'd15;
    wire         regions_high_in_window = distance_read_31_6_all || regions_high_in_window_term;
    wire  [31:0] cack_then = cack;
    wire   [4:0] next_number = place_read[10:6] + 5'd1;
    wire [127:0] slots_out_shr_shift_out = slots_out >> shift_out;
    wire  [63:0] aligned = slots_out_shr_shift_out[63:0];
    wire  [63:0] in_high = ~({64{1'b1}} >> spill_out);
    wire  [63:0] bitmap_or = (aligned & {64{regions_out_high_in_window}}) | {64{regions_out_high_passed}};
    wire  [63:0] bitmap_or_2 = (aligned & {64{regions_out_low_in_window}}) | {64{regions_out_low_passed}};
    wire  [63:0] bitmap = (bitmap_or & in_high) | (bitmap_or_2 & ~in_high);

    result_buffer_w128_d8 buffer (
        .clk                 (clk),
        .rst                 (rst),
        .issue               (issue),
        .done                (valid_out),
        .result_base         (psn_out),
        .result_cack         (cack_then_out),
        .result_bitmap       (bitmap),
        .ready               (buffer_ready),
        .down_payload_base   (buffer_down_payload_base),
        .down_payload_cack   (buffer_down_payload_cack),
        .down_payload_bitmap (buffer_down_payload_bitmap),
        .down_valid          (buffer_down_valid),
        .down_ready          (sack_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_measure <= 1'b0;
            valid_read <= 1'b0;
            valid_out <= 1'b0;
        end else begin
            valid_measure <= issue;
            valid_read <= valid_measure;
            valid_out <= valid_read;
        end
    end

    always @(posedge clk) begin
        offset_measure <= offset;
        place_read <= place;
        distance_read <= distance;
        slots_out <= slots;
        shift_out <= shift;
        spill_out <= spill;
        regions_out_low_passed <= regions_low_passed;
        regions_out_low_in_window <= regions_low_in_window;
        regions_out_high_passed <= regions_high_passed;
        regions_out_high_in_window <= regions_high_in_window;
        psn_measure <= query_payload;
        psn_read <= psn_measure;
        psn_out <= psn_read;
        cack_then_out <= cack_then;
    end

    assign low_word = place_read[9:6];
    assign low_lap = place_read[10];
    assign high_word = next_number[3:0];
    assign high_lap = next_number[4];
    assign query_ready = ready;
    assign sack_payload_base = buffer_down_payload_base;
    assign sack_payload_cack = buffer_down_payload_cack;
    assign sack_payload_bitmap = buffer_down_payload_bitmap;
    assign sack_valid = buffer_down_valid;

    wire _unused_ok = &{1'b0, slots_out_shr_shift_out[127:64]};

endmodule

`default_nettype wire
