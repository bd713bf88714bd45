// 256 words of 102 bits, one read-modify-write a clock, each word 3 clocks after its address.
`default_nettype none

module forwarding_ram_w102_d256_l3 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] addr,
    input  wire        enable,
    input  wire  [2:0] next_state,
    input  wire [23:0] next_age,
    input  wire  [1:0] next_sendings,
    input  wire  [3:0] next_rto,
    input  wire  [4:0] next_nacks,
    input  wire [31:0] next_sent_at,
    input  wire [31:0] next_due,
    input  wire        write,
    output wire  [2:0] word_state,
    output wire [23:0] word_age,
    output wire  [1:0] word_sendings,
    output wire  [3:0] word_rto,
    output wire  [4:0] word_nacks,
    output wire [31:0] word_sent_at,
    output wire [31:0] word_due,
    output wire  [7:0] at,
    output wire        valid
);

    reg    [7:0] addr_1;
    reg          valid_1;
    reg    [7:0] addr_2;
    reg          valid_2;
    reg    [7:0] addr_3;
    reg          valid_3;
    reg  [101:0] memory_rdata;
    reg    [2:0] written_state;
    reg   [23:0] written_age;
    reg    [1:0] written_sendings;
    reg    [3:0] written_rto;
    reg    [4:0] written_nacks;
    reg   [31:0] written_sent_at;
    reg   [31:0] written_due;
    reg          wrote;
    reg          beside;
    reg    [2:0] fetched_state;
    reg   [23:0] fetched_age;
    reg    [1:0] fetched_sendings;
    reg    [3:0] fetched_rto;
    reg    [4:0] fetched_nacks;
    reg   [31:0] fetched_sent_at;
    reg   [31:0] fetched_due;
    reg          two_apart;
    reg          beside_next;
    reg          one_apart;
    reg          one_apart_next;
    reg    [2:0] latest_state;
    reg   [23:0] latest_age;
    reg    [1:0] latest_sendings;
    reg    [3:0] latest_rto;
    reg    [4:0] latest_nacks;
    reg   [31:0] latest_sent_at;
    reg   [31:0] latest_due;
    (* no_rw_check *)
    reg  [101:0] memory [0:255];

    wire writes = valid_3 && write;
    wire two_apart_and_wrote = two_apart && wrote;
    wire beside_next_and_writes = beside_next && writes;
    wire one_apart_next_and_wrote = one_apart_next && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_3] <= {next_state, next_age, next_sendings, next_rto, next_nacks, next_sent_at, next_due};
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
        written_state <= next_state;
        written_age <= next_age;
        written_sendings <= next_sendings;
        written_rto <= next_rto;
        written_nacks <= next_nacks;
        written_sent_at <= next_sent_at;
        written_due <= next_due;
        beside <= addr == addr_1;
        two_apart <= addr == addr_3;
        fetched_state <= two_apart_and_wrote ? written_state : memory_rdata[101:99];
        fetched_age <= two_apart_and_wrote ? written_age : memory_rdata[98:75];
        fetched_sendings <= two_apart_and_wrote ? written_sendings : memory_rdata[74:73];
        fetched_rto <= two_apart_and_wrote ? written_rto : memory_rdata[72:69];
        fetched_nacks <= two_apart_and_wrote ? written_nacks : memory_rdata[68:64];
        fetched_sent_at <= two_apart_and_wrote ? written_sent_at : memory_rdata[63:32];
        fetched_due <= two_apart_and_wrote ? written_due : memory_rdata[31:0];
        beside_next <= beside;
        one_apart <= addr == addr_2;
        one_apart_next <= one_apart;
        latest_state <= beside_next_and_writes ? next_state : one_apart_next_and_wrote ? written_state : fetched_state;
        latest_age <= beside_next_and_writes ? next_age : one_apart_next_and_wrote ? written_age : fetched_age;
        latest_sendings <= beside_next_and_writes ? next_sendings : one_apart_next_and_wrote ? written_sendings : fetched_sendings;
        latest_rto <= beside_next_and_writes ? next_rto : one_apart_next_and_wrote ? written_rto : fetched_rto;
        latest_nacks <= beside_next_and_writes ? next_nacks : one_apart_next_and_wrote ? written_nacks : fetched_nacks;
        latest_sent_at <= beside_next_and_writes ? next_sent_at : one_apart_next_and_wrote ? written_sent_at : fetched_sent_at;
        latest_due <= beside_next_and_writes ? next_due : one_apart_next_and_wrote ? written_due : fetched_due;
    end

    assign word_state = latest_state;
    assign word_age = latest_age;
    assign word_sendings = latest_sendings;
    assign word_rto = latest_rto;
    assign word_nacks = latest_nacks;
    assign word_sent_at = latest_sent_at;
    assign word_due = latest_due;
    assign at = addr_3;
    assign valid = valid_3;

`ifdef FORMAL
    reg   [7:0] watched;
    reg         known;
    reg   [2:0] expected_state;
    reg  [23:0] expected_age;
    reg   [1:0] expected_sendings;
    reg   [3:0] expected_rto;
    reg   [4:0] expected_nacks;
    reg  [31:0] expected_sent_at;
    reg  [31:0] expected_due;

    wire         addr_3_eq_watched = addr_3 == watched;
    wire [101:0] word_is_latest_word = {latest_state, latest_age, latest_sendings, latest_rto, latest_nacks, latest_sent_at, latest_due};
    wire [101:0] word_is_latest_word_2 = {
        expected_state,
        expected_age,
        expected_sendings,
        expected_rto,
        expected_nacks,
        expected_sent_at,
        expected_due
    };

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
                expected_state <= next_state;
                expected_age <= next_age;
                expected_sendings <= next_sendings;
                expected_rto <= next_rto;
                expected_nacks <= next_nacks;
                expected_sent_at <= next_sent_at;
                expected_due <= next_due;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_3 && known && addr_3_eq_watched) || word_is_latest_word == word_is_latest_word_2);
`endif

endmodule

`default_nettype wire
