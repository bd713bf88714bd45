// Window of each of 256 congestion control contexts.
`default_nettype none

module nscc_window_n256 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [7:0] ccc,
    input  wire        inputs_is_plain,
    input  wire [30:0] inputs_change,
    input  wire [24:0] inputs_gain,
    input  wire [23:0] inputs_lost,
    input  wire        inputs_is_set,
    input  wire [23:0] inputs_set_to,
    input  wire [23:0] inputs_most,
    input  wire [16:0] min_window,
    input  wire  [7:0] read,
    output reg  [23:0] window,
    output wire [23:0] seen
);

    reg         is_set_limits;
    reg  [24:0] least_limits;
    reg  [23:0] most_limits;
    reg  [31:0] change_limits;
    reg  [31:0] change_bounds;
    reg  [23:0] least_bounds;
    reg  [23:0] most_bounds;
    reg  [31:0] change_out;
    reg  [23:0] least_out;
    reg  [23:0] most_out;
    reg  [32:0] low_out;
    reg  [32:0] high_out;
    wire [23:0] windows_word;
    wire  [7:0] windows_at;
    wire        windows_valid;
    reg         valid_read;
    reg         valid_out;
    reg   [7:0] ccc_read;
    reg   [7:0] ccc_out;
    wire [23:0] windows_seen_word;

    wire [31:0] change_of_change_sum = {inputs_change[30], inputs_change} + {7'd0, inputs_gain};
    wire [31:0] change_of_change = inputs_is_plain ? change_of_change_sum : 32'd0 - {8'd0, inputs_lost};
    wire [24:0] least = {8'd0, min_window} + (inputs_gain & {25{inputs_is_plain}});
    wire [23:0] most_of_change = inputs_is_set ? inputs_set_to : inputs_most;
    wire        least_of_limits_term = is_set_limits || {1'b0, most_limits} < least_limits;
    wire [23:0] least_of_limits = least_of_limits_term ? most_limits : least_limits[23:0];
    wire [32:0] low_word = {change_bounds[31], change_bounds};
    wire [32:0] low = {9'd0, least_bounds} - low_word;
    wire [32:0] high = {9'd0, most_bounds} - low_word;
    wire [23:0] windows_now = windows_word;
    wire [32:0] as_signed = {9'd0, windows_now};
    wire        is_low = $signed(as_signed) < $signed(low_out);
    wire        is_high = $signed(high_out) < $signed(as_signed);
    wire [23:0] sum = windows_now + change_out[23:0];
    wire [23:0] windows_next_choice = is_low ? least_out : is_high ? most_out : sum;

    forwarding_ram_w24_d256_l2 windows (
        .clk    (clk),
        .rst    (rst),
        .addr   (ccc),
        .enable (enable),
        .next   (windows_next_choice),
        .write  (1'b1),
        .word   (windows_word),
        .at     (windows_at),
        .valid  (windows_valid)
    );

    context_copy_w24_n256 windows_seen (
        .clk    (clk),
        .enable (valid_out),
        .pdc    (ccc_out),
        .data   (windows_next_choice),
        .read   (read),
        .word   (windows_seen_word)
    );

    always @(posedge clk) begin
        if (rst) begin
            valid_read <= 1'b0;
            valid_out <= 1'b0;
        end else begin
            valid_read <= enable;
            valid_out <= valid_read;
        end
    end

    always @(posedge clk) begin
        is_set_limits <= inputs_is_set;
        least_limits <= least;
        most_limits <= most_of_change;
        change_limits <= change_of_change;
        change_bounds <= change_limits;
        least_bounds <= least_of_limits;
        most_bounds <= most_limits;
        change_out <= change_bounds;
        least_out <= least_bounds;
        most_out <= most_bounds;
        low_out <= low;
        high_out <= high;
        ccc_read <= ccc;
        ccc_out <= ccc_read;
        window <= windows_next_choice;
    end

    assign seen = windows_seen_word;

    wire _unused_ok = &{1'b0, change_out[31:24], windows_at, windows_valid};

endmodule

`default_nettype wire
