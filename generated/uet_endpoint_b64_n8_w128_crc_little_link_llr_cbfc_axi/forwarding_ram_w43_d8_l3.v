// 8 words of 43 bits, one read-modify-write a clock, each word 3 clocks after its address.
`default_nettype none

module forwarding_ram_w43_d8_l3 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [2:0] addr,
    input  wire        enable,
    input  wire [31:0] next_bytes,
    input  wire        next_waits,
    input  wire  [2:0] next_first,
    input  wire        next_others,
    input  wire  [2:0] next_second,
    input  wire  [2:0] next_served,
    input  wire        write,
    output wire [31:0] word_bytes,
    output wire        word_waits,
    output wire  [2:0] word_first,
    output wire        word_others,
    output wire  [2:0] word_second,
    output wire  [2:0] word_served,
    output wire  [2:0] at,
    output wire        valid
);

    reg   [2:0] addr_1;
    reg         valid_1;
    reg   [2:0] addr_2;
    reg         valid_2;
    reg   [2:0] addr_3;
    reg         valid_3;
    reg  [42:0] memory_rdata;
    reg  [31:0] written_bytes;
    reg         written_waits;
    reg   [2:0] written_first;
    reg         written_others;
    reg   [2:0] written_second;
    reg   [2:0] written_served;
    reg         wrote;
    reg         beside;
    reg  [31:0] fetched_bytes;
    reg         fetched_waits;
    reg   [2:0] fetched_first;
    reg         fetched_others;
    reg   [2:0] fetched_second;
    reg   [2:0] fetched_served;
    reg         two_apart;
    reg         beside_next;
    reg         one_apart;
    reg         one_apart_next;
    reg  [31:0] latest_bytes;
    reg         latest_waits;
    reg   [2:0] latest_first;
    reg         latest_others;
    reg   [2:0] latest_second;
    reg   [2:0] latest_served;
    (* no_rw_check *)
    reg  [42:0] memory [0:7];

    wire writes = valid_3 && write;
    wire two_apart_and_wrote = two_apart && wrote;
    wire beside_next_and_writes = beside_next && writes;
    wire one_apart_next_and_wrote = one_apart_next && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_3] <= {next_bytes, next_waits, next_first, next_others, next_second, next_served};
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            wrote <= 1'b0;
        end else begin
            valid_1 <= enable;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            wrote <= writes;
        end
    end

    always @(posedge clk) begin
        addr_1 <= addr;
        addr_2 <= addr_1;
        addr_3 <= addr_2;
        written_bytes <= next_bytes;
        written_waits <= next_waits;
        written_first <= next_first;
        written_others <= next_others;
        written_second <= next_second;
        written_served <= next_served;
        beside <= addr == addr_1;
        two_apart <= addr == addr_3;
        fetched_bytes <= two_apart_and_wrote ? written_bytes : memory_rdata[42:11];
        fetched_waits <= two_apart_and_wrote ? written_waits : memory_rdata[10];
        fetched_first <= two_apart_and_wrote ? written_first : memory_rdata[9:7];
        fetched_others <= two_apart_and_wrote ? written_others : memory_rdata[6];
        fetched_second <= two_apart_and_wrote ? written_second : memory_rdata[5:3];
        fetched_served <= two_apart_and_wrote ? written_served : memory_rdata[2:0];
        beside_next <= beside;
        one_apart <= addr == addr_2;
        one_apart_next <= one_apart;
        latest_bytes <= beside_next_and_writes ? next_bytes : one_apart_next_and_wrote ? written_bytes : fetched_bytes;
        latest_waits <= beside_next_and_writes ? next_waits : one_apart_next_and_wrote ? written_waits : fetched_waits;
        latest_first <= beside_next_and_writes ? next_first : one_apart_next_and_wrote ? written_first : fetched_first;
        latest_others <= beside_next_and_writes ? next_others : one_apart_next_and_wrote ? written_others : fetched_others;
        latest_second <= beside_next_and_writes ? next_second : one_apart_next_and_wrote ? written_second : fetched_second;
        latest_served <= beside_next_and_writes ? next_served : one_apart_next_and_wrote ? written_served : fetched_served;
    end

    assign word_bytes = latest_bytes;
    assign word_waits = latest_waits;
    assign word_first = latest_first;
    assign word_others = latest_others;
    assign word_second = latest_second;
    assign word_served = latest_served;
    assign at = addr_3;
    assign valid = valid_3;

`ifdef FORMAL
    reg   [2:0] watched;
    reg         known;
    reg  [31:0] expected_bytes;
    reg         expected_waits;
    reg   [2:0] expected_first;
    reg         expected_others;
    reg   [2:0] expected_second;
    reg   [2:0] expected_served;

    wire        addr_3_eq_watched = addr_3 == watched;
    wire [42:0] word_is_latest_word = {latest_bytes, latest_waits, latest_first, latest_others, latest_second, latest_served};
    wire [42:0] word_is_latest_word_2 = {expected_bytes, expected_waits, expected_first, expected_others, expected_second, expected_served};

    always @(posedge clk) begin
        if (rst) begin
            known <= 1'b0;
        end else begin
            if (writes) begin
                if (!known || addr_3_eq_watched) begin
                    known <= 1'b1;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (writes) begin
            if (!known || addr_3_eq_watched) begin
                watched <= addr_3;
                expected_bytes <= next_bytes;
                expected_waits <= next_waits;
                expected_first <= next_first;
                expected_others <= next_others;
                expected_second <= next_second;
                expected_served <= next_served;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_3 && known && addr_3_eq_watched) || word_is_latest_word == word_is_latest_word_2);
`endif

endmodule

`default_nettype wire
