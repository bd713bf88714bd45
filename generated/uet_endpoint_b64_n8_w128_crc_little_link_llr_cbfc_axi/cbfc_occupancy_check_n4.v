// Finds which of 4 virtual channels hold more than their buffer.
`default_nettype none

module cbfc_occupancy_check_n4 (
    input  wire        clk,
    input  wire        rst,
    input  wire        arrives,
    input  wire  [1:0] arrival_vc,
    input  wire [19:0] arrived,
    input  wire [19:0] released,
    input  wire        set_limit,
    input  wire  [1:0] limit_vc,
    input  wire [19:0] limit,
    input  wire  [3:0] clear,
    output reg   [1:0] held_vc,
    output wire        overflow,
    output reg   [3:0] overflowed
);

    reg   [3:0] limited;
    reg         sum_valid;
    reg  [19:0] sum;
    reg         checks;
    reg   [1:0] check_vc;
    reg  [19:0] held;
    reg  [19:0] most;
    reg  [19:0] limits [0:3];

    wire [19:0] limits_rdata = limits[held_vc];
    assign overflow = checks && most < held;
    wire  [3:0] limited_shr_held_vc = limited >> held_vc;

    always @(posedge clk) begin
        if (set_limit) limits[limit_vc] <= limit;
    end

    always @(posedge clk) begin
        if (rst) begin
            limited <= 4'd0;
            sum_valid <= 1'b0;
            checks <= 1'b0;
            overflowed <= 4'd0;
        end else begin
            if (set_limit) begin
                limited <= limited | (4'd1 << limit_vc);
            end
            sum_valid <= arrives;
            checks <= sum_valid && limited_shr_held_vc[0];
            overflowed <= (overflowed & ~clear) | ((4'd1 << check_vc) & {4{overflow}});
        end
    end

    always @(posedge clk) begin
        held_vc <= arrival_vc;
        sum <= arrived;
        check_vc <= held_vc;
        held <= sum - released;
        most <= limits_rdata;
    end

    wire _unused_ok = &{1'b0, limited_shr_held_vc[3:1]};

endmodule

`default_nettype wire
