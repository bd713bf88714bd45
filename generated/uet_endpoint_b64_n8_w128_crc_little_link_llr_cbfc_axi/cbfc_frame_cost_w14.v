// Credits that a frame of up to 16383 bytes takes, 2 clocks later.
`default_nettype none

module cbfc_frame_cost_w14 (
    input  wire        clk,
    input  wire  [7:0] unit_overhead,
    input  wire  [2:0] unit_size,
    input  wire [13:0] bytes,
    output reg   [9:0] cost
);

    reg   [2:0] size;
    reg  [11:0] rounding;
    reg  [14:0] sum;

    wire [11:0] round_up = {1'b0, ~(6'd63 << unit_size), 5'd31};
    wire  [7:0] overhead_choice = $signed(unit_overhead) < -8'sd16 ? 8'd240 : unit_overhead;
    wire        overhead_choice_7 = overhead_choice[7];
    wire [11:0] overhead = {{4{overhead_choice_7}}, overhead_choice};
    wire  [9:0] whole = sum[14:5] >> size;

    always @(posedge clk) begin
        size <= unit_size < 3'd6 ? unit_size : 3'd6;
        rounding <= round_up + overhead;
        sum <= {1'b0, bytes} + {3'd0, rounding};
        cost <= whole;
    end

    wire _unused_ok = &{1'b0, sum[4:0]};

endmodule

`default_nettype wire
