// Finds which of 8 virtual channels hold more than their buffer.
`default_nettype none

module cbfc_occupancy_check_n8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        arrives,
    input  wire  [2:0] arrival_vc,
    input  wire [19:0] arrived,
    input  wire [19:0] released,
    input  wire        set_limit,
    input  wire  [2:0] limit_vc,
    input  wire [19:0] limit,
    input  wire  [7:0] clear,
    output reg   [2:0] held_vc,
    output wire        overflow,
    output reg   [7:0] overflowed
);

    reg   [7:0] limited;
    reg         sum_valid;
    reg  [19:0] sum;
    reg         checks;
    reg   [2:0] check_vc;
    reg  [19:0] held;
    reg  [19:0] most;
    reg  [19:0] limits [0:7];

    wire [19:0] limits_rdata = limits[held_vc];
    assign overflow = checks && most < held;
    wire  [7:0] limited_shr_held_vc = limited >> held_vc;

    always @(posedge clk) begin
        if (set_limit) limits[limit_vc] <= limit;
    end

    always @(posedge clk) begin
        if (rst) begin
            limited <= 8'd0;
            sum_valid <= 1'b0;
            checks <= 1'b0;
            overflowed <= 8'd0;
        end else begin
            if (set_limit) begin
                limited <= limited | (8'd1 << limit_vc);
            end
            sum_valid <= arrives;
            checks <= sum_valid && limited_shr_held_vc[0];
            overflowed <= (overflowed & ~clear) | ((8'd1 << check_vc) & {8{overflow}});
        end
    end

    always @(posedge clk) begin
        held_vc <= arrival_vc;
        sum <= arrived;
        check_vc <= held_vc;
        held <= sum - released;
        most <= limits_rdata;
    end

    wire _unused_ok = &{1'b0, limited_shr_held_vc[7:1]};

endmodule

`default_nettype wire
