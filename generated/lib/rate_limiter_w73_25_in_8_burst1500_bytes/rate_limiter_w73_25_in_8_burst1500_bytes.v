// Lets 25 bytes pass in 8 clocks, 1500 at once.
`default_nettype none

module rate_limiter_w73_25_in_8_burst1500_bytes (
    input  wire        clk,
    input  wire        rst,
    input  wire [63:0] up_payload_data,
    input  wire  [7:0] up_payload_keep,
    input  wire        up_payload_last,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [63:0] down_payload_data,
    output wire  [7:0] down_payload_keep,
    output wire        down_payload_last,
    output wire        down_valid,
    input  wire        down_ready
);

    reg  [10:0] saved;
    reg   [3:0] fraction;

    wire  [8:0] price_and = ({up_payload_keep, 1'b0} | 9'd1) & ~{1'b0, up_payload_keep};
    wire [10:0] price = {7'd0, |(price_and & 9'h100), |(price_and & 9'd240), |(price_and & 9'd204), |(price_and & 9'd170)};
    wire        enough = saved >= price;
    wire        valid = up_valid && enough;
    wire        passes = valid && down_ready;
    wire [10:0] rest = passes ? saved - price : saved;
    wire  [3:0] next = fraction + 4'd1;
    wire        carry = next >= 4'd8;
    wire [10:0] sum = rest + ({10'd0, carry} + 11'd3);

    always @(posedge clk) begin
        if (rst) begin
            saved <= 11'h5dc;
            fraction <= 4'd0;
        end else begin
            fraction <= carry ? next - 4'd8 : next;
            saved <= sum > 11'h5dc ? 11'h5dc : sum;
        end
    end

    assign up_ready = enough && down_ready;
    assign down_payload_data = up_payload_data;
    assign down_payload_keep = up_payload_keep;
    assign down_payload_last = up_payload_last;
    assign down_valid = valid;

`ifdef FORMAL
    always @(posedge clk) if (!rst) fraction_is_below_one: assert (fraction < 4'd8);
    always @(posedge clk) if (!rst) saves_no_more_than_burst: assert (saved <= 11'h5dc);
    always @(posedge clk) if (!rst) no_item_costs_more_than_burst: assert (!up_valid || price <= 11'h5dc);
`endif

endmodule

`default_nettype wire
