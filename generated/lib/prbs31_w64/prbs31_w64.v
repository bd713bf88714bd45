// PRBS31, 64 bits a clock.
`default_nettype none

module prbs31_w64 (
    input  wire        clk,
    input  wire        rst,
    output wire [63:0] down_payload,
    output wire        down_valid,
    input  wire        down_ready
);

    reg  [63:0] history;

    always @(posedge clk) begin
        if (rst) begin
            history <= 64'h380000007fffffff;
        end else begin
            if (down_ready) begin
                history <= {
                    ^(history & 64'h92400000000),
                    ^(history & 64'h49200000000),
                    ^(history & 64'h8000024000000000),
                    ^(history & 64'h4000012000000000),
                    ^(history & 64'h2000009000000000),
                    ^(history & 64'h1000004800000000),
                    ^(history & 64'h800002400000000),
                    ^(history & 64'h400001200000000),
                    ^(history & 64'h8200000000000000),
                    ^(history & 64'h4100000000000000),
                    ^(history & 64'h2080000000000000),
                    ^(history & 64'h1040000000000000),
                    ^(history & 64'h820000000000000),
                    ^(history & 64'h410000000000000),
                    ^(history & 64'h208000000000000),
                    ^(history & 64'h104000000000000),
                    ^(history & 64'h82000000000000),
                    ^(history & 64'h41000000000000),
                    ^(history & 64'h20800000000000),
                    ^(history & 64'h10400000000000),
                    ^(history & 64'h8200000000000),
                    ^(history & 64'h4100000000000),
                    ^(history & 64'h2080000000000),
                    ^(history & 64'h1040000000000),
                    ^(history & 64'h820000000000),
                    ^(history & 64'h410000000000),
                    ^(history & 64'h208000000000),
                    ^(history & 64'h104000000000),
                    ^(history & 64'h82000000000),
                    ^(history & 64'h41000000000),
                    ^(history & 64'h20800000000),
                    ^(history & 64'h10400000000),
                    ^(history & 64'h8200000000),
                    ^(history & 64'h8000004800000000),
                    ^(history & 64'h4000002400000000),
                    ^(history & 64'h2000001200000000),
                    ^(history & 64'h9000000000000000),
                    ^(history & 64'h4800000000000000),
                    ^(history & 64'h2400000000000000),
                    ^(history & 64'h1200000000000000),
                    ^(history & 64'h900000000000000),
                    ^(history & 64'h480000000000000),
                    ^(history & 64'h240000000000000),
                    ^(history & 64'h120000000000000),
                    ^(history & 64'h90000000000000),
                    ^(history & 64'h48000000000000),
                    ^(history & 64'h24000000000000),
                    ^(history & 64'h12000000000000),
                    ^(history & 64'h9000000000000),
                    ^(history & 64'h4800000000000),
                    ^(history & 64'h2400000000000),
                    ^(history & 64'h1200000000000),
                    ^(history & 64'h900000000000),
                    ^(history & 64'h480000000000),
                    ^(history & 64'h240000000000),
                    ^(history & 64'h120000000000),
                    ^(history & 64'h90000000000),
                    ^(history & 64'h48000000000),
                    ^(history & 64'h24000000000),
                    ^(history & 64'h12000000000),
                    ^(history & 64'h9000000000),
                    ^(history & 64'h4800000000),
                    ^(history & 64'h2400000000),
                    ^(history & 64'h1200000000)
                };
            end
        end
    end

    assign down_payload = history;
    assign down_valid = 1'b1;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_all_zeros: assert (|history[63:33]);
`endif

endmodule

`default_nettype wire
