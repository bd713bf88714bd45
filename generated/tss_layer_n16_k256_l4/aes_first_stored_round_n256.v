// A round of AES and the memory of its keys.
`default_nettype none

module aes_first_stored_round_n256 (
    input  wire         clk,
    input  wire [127:0] state,
    input  wire   [7:0] slot,
    input  wire         write,
    input  wire   [7:0] into,
    input  wire [127:0] key,
    output wire [127:0] next
);

    reg  [127:0] keys_rdata;
    reg  [127:0] held;
    (* no_rw_check *)
    reg  [127:0] keys [0:255];

    always @(posedge clk) begin
        keys_rdata <= keys[slot];
        if (write) keys[into] <= key;
    end

    always @(posedge clk) begin
        held <= state;
    end

    assign next = held ^ keys_rdata;

endmodule

`default_nettype wire
