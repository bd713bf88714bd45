// Lets 3 items pass in 8 clocks, 4 at once.
`default_nettype none

module rate_limiter_w32_3_in_8_burst4 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] up_payload,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [31:0] down_payload,
    output wire        down_valid,
    input  wire        down_ready
);

    reg  [2:0] saved;
    reg  [3:0] fraction;

    wire       enough = saved >= 3'd1;
    wire       valid = up_valid && enough;
    wire       passes = valid && down_ready;
    wire [2:0] rest = passes ? saved - 3'd1 : saved;
    wire [3:0] next = fraction + 4'd3;
    wire       carry = next >= 4'd8;
    wire [2:0] sum = rest + {2'd0, carry};

    always @(posedge clk) begin
        if (rst) begin
            saved <= 3'd4;
            fraction <= 4'd0;
        end else begin
            fraction <= carry ? next - 4'd8 : next;
            saved <= sum > 3'd4 ? 3'd4 : sum;
        end
    end

    assign up_ready = enough && down_ready;
    assign down_payload = up_payload;
    assign down_valid = valid;

`ifdef FORMAL
    always @(posedge clk) if (!rst) fraction_is_below_one: assert (fraction < 4'd8);
    always @(posedge clk) if (!rst) saves_no_more_than_burst: assert (saved <= 3'd4);
`endif

endmodule

`default_nettype wire
