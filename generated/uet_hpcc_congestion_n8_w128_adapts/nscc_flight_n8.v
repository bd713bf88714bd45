// Bytes in flight, and bytes removed, of each of 8 congestion control contexts.
`default_nettype none

module nscc_flight_n8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        enable,
    input  wire  [2:0] ccc,
    input  wire        steps_start,
    input  wire        steps_idle,
    input  wire        steps_sent,
    input  wire        steps_adds,
    input  wire        steps_removes,
    input  wire        steps_ack,
    input  wire        steps_probe,
    input  wire        steps_trim,
    input  wire        steps_last_hop,
    input  wire        steps_timeout,
    input  wire [31:0] bytes,
    output reg  [25:0] seen,
    output reg  [25:0] after,
    output reg  [31:0] removed
);

    wire [25:0] flights_word_in_flight;
    wire [31:0] flights_word_removed;
    wire  [2:0] flights_at;
    wire        flights_valid;

    wire [25:0] size = {2'd0, bytes[23:0]};
    wire [25:0] flights_now_in_flight = flights_word_in_flight;
    wire [31:0] flights_now_removed = flights_word_removed;
    wire [25:0] more = flights_now_in_flight + size;
    wire [25:0] less = flights_now_in_flight - size;
    wire        steps_start_or_steps_idle = steps_start || steps_idle;
    wire [25:0] next_in_flight_choice = steps_adds ? more : steps_removes ? less : flights_now_in_flight;
    wire [25:0] next_in_flight = steps_start_or_steps_idle ? 26'd0 : next_in_flight_choice;
    wire [31:0] next_removed_difference = flights_now_removed - {8'd0, bytes[23:0]};
    wire [31:0] next_removed_sum = flights_now_removed + ({8'd0, size[23:0]} & {32{steps_removes}});
    wire [31:0] next_removed_choice = steps_adds && !steps_sent ? next_removed_difference : next_removed_sum;
    wire [31:0] next_removed = steps_start_or_steps_idle ? bytes : next_removed_choice;

    forwarding_ram_w58_d8_l2 flights (
        .clk            (clk),
        .rst            (rst),
        .addr           (ccc),
        .enable         (enable),
        .next_in_flight (next_in_flight),
        .next_removed   (next_removed),
        .write          (1'b1),
        .word_in_flight (flights_word_in_flight),
        .word_removed   (flights_word_removed),
        .at             (flights_at),
        .valid          (flights_valid)
    );

    always @(posedge clk) begin
        seen <= steps_trim ? flights_now_in_flight : next_in_flight;
        after <= next_in_flight;
        removed <= next_removed;
    end

    wire _unused_ok = &{1'b0, steps_ack, steps_probe, steps_last_hop, steps_timeout, flights_at, flights_valid};

`ifdef FORMAL
    wire [25:0] grown = next_in_flight - flights_now_in_flight;
    wire        stays = grown == 26'd0 || grown == 26'd0 - size;

    always @(posedge clk) if (!rst) grows_by_what_was_sent: assert (steps_start_or_steps_idle || (steps_adds ? grown == size : stays));
`endif

endmodule

`default_nettype wire
